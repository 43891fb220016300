import { extname } from 'node:path';
import { loadContents } from '../build/1-content/content.ts';
import { focusesIn } from '../build/2-assets/pictures/focus.ts';
import { photographsIn } from '../build/2-assets/pictures/folder.ts';
import { pictureUses } from '../build/2-assets/pictures/slots.ts';
import type { RenderAt } from '../build/develop.ts';
import { type Content, languageNames, languages } from '../content/schema.ts';
import type { Pictures } from '../site/assets.ts';
import { fieldsOf } from './fields.ts';
import { redoes, toLookAt, undoes } from './journal.ts';
import { type Field, fieldIndex, mark, marks, type PageInfo, type Picture } from './messages.ts';
import { folder, idOf, said } from './photographs.ts';
import { key } from './writing.ts';

const at = (path: string, language: string) => new URL(`${path}?lang=${language}`, 'http://page');

/** The page twice more, with a mark before each text and with a name for each picture; and all that can be changed. */
export async function pageInfo(path: string, language: string, renderAt: RenderAt): Promise<PageInfo> {
  const { fields, lists } = fieldsOf(language);
  const content = loadContents().get(language);
  const slots = content ? slotsOf(content) : [];
  const look = toLookAt();
  const [undo, redo] = [undoes(), redoes()];
  return {
    words: await markedPage(at(path, language), fields, renderAt),
    pictures: await pageWithNames(at(path, language), slots, renderAt),
    fields: fields.map((field) => ({
      ...field,
      ...lookAt(look.get(key(language, field.id))),
      ...(slots.some(({ id }) => id === field.id) && { is: 'picture' }),
    })),
    ...{ lists, slots },
    languages: languages.map((id) => ({ id, name: languageNames[id] ?? id })),
    pages: await renderAt.paths(),
    ...(undo && { undo }),
    ...(redo && { redo }),
  };
}

const lookAt = (look: Field['look']) => look && { look };

/** The first page that shows each field, and the gallery for what no page shows until something happens. */
export async function shownAt(language: string, renderAt: RenderAt): Promise<Record<string, string>> {
  const { fields } = fieldsOf(language);
  const found: Record<string, string> = {};
  for (const path of [...(await renderAt.paths()), '/gallery']) {
    const html = await markedPage(at(path, language), fields, renderAt);
    // What an island was given stands in an attribute as well, shown or not.
    for (const [character] of html.replace(/ data-props="[^"]*"/g, '').matchAll(marks)) {
      const field = fields[fieldIndex(character)];
      if (field) found[field.id] ??= path;
    }
  }
  return found;
}

/** The page with a mark before each of its words. */
function markedPage(url: URL, fields: Field[], renderAt: RenderAt): Promise<string> {
  const places = new Map<string, string>();
  for (const [index, { id, is }] of fields.entries()) if (is === 'words' || is === 'email') places.set(id, mark(index));
  return twinOf(url, renderAt, (text, id) => (text && (places.get(id) ?? '')) + text);
}

/** The page with the name of its field as the address of each picture. */
function pageWithNames(url: URL, slots: Picture[], renderAt: RenderAt): Promise<string> {
  const pictures = Object.fromEntries(slots.map(({ id }) => [id, { src: id, width: 1, height: 1, sources: [] }]));
  return twinOf(url, renderAt, (text, id) => (pictures[id] ? id : text), pictures);
}

async function twinOf(url: URL, renderAt: RenderAt, change: (text: string, id: string) => string, shown?: Pictures) {
  const changed = (value: unknown, id: string): unknown => {
    if (typeof value === 'string') return change(value, id);
    if (Array.isArray(value)) return value.map((item, index) => changed(item, `${id}.${index}`));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, changed(inner, id ? `${id}.${name}` : name)]),
    );
  };
  const { html } = await renderAt(url, (contents, pictures) => [
    Object.fromEntries(
      Object.entries(contents).map(([language, content]) => [language, changed(content, '') as Content]),
    ),
    shown ?? pictures,
  ]);
  return html;
}

const slotsOf = (content: Content): Picture[] => {
  const focuses = focusesIn(folder);
  return pictureUses(content).map((use) => {
    const { name, slot, drawn } = use;
    const photograph = photographsIn(folder).find((file) => file.slice(0, -extname(file).length) === name);
    return {
      ...{ id: idOf(use), drawn: drawn.includes(name), alternatives: said(idOf(use)) },
      ...(slot.aspect && { aspect: slot.aspect }),
      ...(focuses[name] && { focus: focuses[name] }),
      ...(photograph && { photograph }),
    };
  });
};
