import { parse } from 'node:path';
import { type Content, languageNames, languages } from '../content/schema.ts';
import { focusesIn } from '../ssg/assets/pictures/focus.ts';
import { photographsIn } from '../ssg/assets/pictures/folder.ts';
import { pictureUses } from '../ssg/assets/pictures/slots.ts';
import { eachText, loadContents } from '../ssg/content/content.ts';
import type { RenderAt } from '../ssg/develop.ts';
import { fieldsOf } from './fields.ts';
import { type Field, fieldIndex, mark, marks, type PageInfo, type Picture } from './messages.ts';
import { folder, idOf, said } from './photographs.ts';
import { redoes, undoes } from './undo.ts';

/** The page, once more with a mark before each text, and all that can be changed. */
export async function pageInfo(path: string, language: string, renderAt: RenderAt): Promise<PageInfo> {
  const asOf = Date.now();
  const content = loadContents().get(language);
  const slots = content ? slotsOf(content) : [];
  const { fields: all, lists } = fieldsOf(language);
  const fields = all.filter((field) => slots.every(({ id }) => id !== field.id));
  return {
    html: (await renderAt(addressOf(path, language))).html,
    marked: await markedPage(path, language, renderAt, fields),
    asOf,
    ...{ fields, lists, slots },
    languages: languages.map((id) => ({ id, name: languageNames[id] ?? id })),
    pages: await renderAt.paths(),
    ...{ undo: undoes(), redo: redoes() },
  };
}

/** The first page that shows each field, and the gallery for what no page shows until something happens. */
export async function shownAt(language: string, renderAt: RenderAt): Promise<Record<string, string>> {
  const { fields } = fieldsOf(language);
  const found: Record<string, string> = {};
  for (const path of [...(await renderAt.paths()), '/gallery']) {
    const html = await markedPage(path, language, renderAt, fields);
    // What an island was given stands in an attribute as well, shown or not.
    for (const [character] of html.replace(/ data-props="[^"]*"/g, '').matchAll(marks)) {
      const field = fields[fieldIndex(character)];
      if (field) found[field.id] ??= path;
    }
  }
  return found;
}

async function markedPage(path: string, language: string, renderAt: RenderAt, fields: Field[]): Promise<string> {
  const places = new Map<string, string>();
  for (const [index, { id, is }] of fields.entries())
    if (is === 'string' || is === 'email') places.set(id, mark(index));
  const { html } = await renderAt(addressOf(path, language), (contents, pictures) => {
    const content = contents[language];
    const marked = content && eachText(content, (text, id) => (text && (places.get(id) ?? '')) + text);
    return [{ ...contents, ...(marked && { [language]: marked }) }, pictures];
  });
  return html;
}
const addressOf = (path: string, language: string) => new URL(`${path}?lang=${language}`, 'http://page');

const slotsOf = (content: Content): Picture[] => {
  const focuses = focusesIn(folder);
  return pictureUses(content).map((use) => {
    const { name, slot, drawn } = use;
    return {
      ...{ id: idOf(use), drawn: drawn.includes(name), alternatives: said(idOf(use)) },
      ...{ aspect: slot.aspect, focus: focuses[name] },
      photograph: photographsIn(folder).find((file) => parse(file).name === name),
    };
  });
};
