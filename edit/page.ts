import { parse } from 'node:path';
import { drawnMark } from '../content/brand.ts';
import { type Content, languageNames, languages } from '../content/schema.ts';
import { focusesIn } from '../ssg/assets/pictures/pictures.ts';
import { photographsIn, pictureUses } from '../ssg/assets/pictures/slots.ts';
import { ContentError, eachText, loadContents } from '../ssg/content/content.ts';
import type { RenderAt } from '../ssg/develop.ts';
import { Drafts, fieldsOf } from './fields.ts';
import { type Change, type Field, fieldIndex, mark, marks, type PageInfo, type Picture } from './messages.ts';
import { folder, idOf, wordsOf } from './photographs.ts';
import { redoes, undoes } from './undo.ts';

/** The page, a copy with a mark before each text, and all fields. */
export async function pageInfo(path: string, language: string, renderAt: RenderAt): Promise<PageInfo> {
  const asOf = Date.now();
  const content = loadContents().get(language);
  const pictures = content ? picturesOf(content) : [];
  const { fields: all, lists } = fieldsOf(language);
  const fields = all.filter((field) => pictures.every(({ id }) => id !== field.id));
  return {
    html: (await renderAt(addressOf(path, language))).html,
    marked: await markedPage(path, language, renderAt, fields),
    ...{ asOf, fields, lists, pictures },
    languages: languages.map((id) => ({ id, name: languageNames[id] ?? id })),
    pages: (await renderAt.paths()).map((id) => ({ id, name: content ? pageName(id, content) : id })),
    ...{ hasMark: drawnMark() !== '', undo: undoes(), redo: redoes() },
  };
}

/** The first page that shows each field; the gallery for fields that pages show only on some event. */
export async function shownAt(language: string, renderAt: RenderAt): Promise<Record<string, string>> {
  const { fields } = fieldsOf(language);
  const found: Record<string, string> = {};
  for (const path of [...(await renderAt.paths()), '/gallery']) {
    const html = await markedPage(path, language, renderAt, fields);
    // Island props are in an attribute as well, whether shown or not.
    for (const [character] of html.replace(/ data-props="[^"]*"/g, '').matchAll(marks)) {
      const field = fields[fieldIndex(character)];
      if (field) found[field.id] ??= path;
    }
  }
  return found;
}

async function markedPage(path: string, language: string, renderAt: RenderAt, fields: Field[]): Promise<string> {
  const places = new Map<string, string>();
  for (const [index, { id, format }] of fields.entries())
    if (format === 'string' || format === 'email') places.set(id, mark(index));
  const { html } = await renderAt(addressOf(path, language), (contents, pictures) => {
    const content = contents[language];
    const marked = content && eachText(content, (text, id) => (text && (places.get(id) ?? '')) + text);
    return [{ ...contents, ...(marked && { [language]: marked }) }, pictures];
  });
  return html;
}

/** The menu's name for the page; home and the 404 page have none, so they use their titles. */
function pageName(path: string, { site }: Content): string {
  const inMenu = Object.entries(site.nav).find(([name]) => name === path.slice(1))?.[1];
  return inMenu ?? (path === '/' ? site.homeLink : site.pages.notFound.title).split(/ · /)[0] ?? path;
}

const addressOf = (path: string, language: string) => new URL(`${path}?lang=${language}`, 'http://page');

function picturesOf(content: Content): Picture[] {
  const [focuses, drafts] = [focusesIn(folder), new Drafts()];
  return pictureUses(content).map((use) => ({
    ...{ id: idOf(use), drawn: use.drawn.includes(use.name) },
    ...{ aspect: use.slot.aspect, focus: focuses[use.name] },
    photograph: photographsIn(folder).find((file) => parse(file).name === use.name),
    described: languages.filter((each) => drafts.at(wordsOf(idOf(use)), each) !== undefined),
  }));
}

/** A link to this site must lead to one of its pages, and to a place on it. */
export async function refuseDeadLink({ id, value }: Pick<Change, 'id' | 'value'>, renderAt: RenderAt): Promise<void> {
  if (!id.endsWith('.url') || !value.startsWith('/')) return;
  const { pathname, hash } = new URL(value, 'http://page');
  const pages = (await renderAt.paths()).filter((path) => path !== '/404');
  if (!pages.includes(pathname))
    throw new ContentError(`This site has no page ${pathname}. It has ${pages.join(', ')}`);
  const isThere = !hash || (await renderAt(new URL(pathname, 'http://page'))).html.includes(` id="${hash.slice(1)}"`);
  if (!isThere) throw new ContentError(`The page ${pathname} has no place called ${hash}`);
}
