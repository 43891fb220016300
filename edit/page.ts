import { loadContents } from '../build/1-content/content.ts';
import { pictureUses } from '../build/2-assets/pictures/slots.ts';
import type { RenderAt } from '../build/develop.ts';
import { type Content, languageNames } from '../content/schema.ts';
import { fieldsOf } from './fields.ts';
import { type Field, fieldIndex, mark, marks, type PageInfo } from './messages.ts';
import { idOf, slotsOf } from './photographs.ts';
import { type Desk, key } from './writing.ts';

const shows = ({ is }: Field) => is === 'words' || is === 'email';

/** The page twice more, with a mark before each text and with a name for each picture; and all that can be changed. */
export async function pageInfo(url: URL, language: string, desk: Desk, renderAt: RenderAt): Promise<PageInfo> {
  const { languages, journal } = desk;
  const { fields, lists } = fieldsOf(language, languages);
  const content = loadContents().get(language);
  const slots = content ? slotsOf(content, desk) : [];
  const named = new Set(slots.map(({ id }) => id));
  const look = journal.toLookAt;
  const { undoes, redoes } = journal;
  return {
    words: await markedPage(url, fields, renderAt),
    pictures: await withPicturesNamed(url, renderAt),
    fields: fields.map((field) => ({
      ...field,
      ...(named.has(field.id) && { is: 'picture' }),
      ...(look.has(key(language, field.id)) && { look: true }),
    })),
    lists,
    slots,
    languages: languages.map((id) => ({ id, name: languageNames[id] ?? id })),
    pages: await renderAt.paths(),
    ...(undoes && { undo: undoes }),
    ...(redoes && { redo: redoes }),
  };
}

async function markedPage(url: URL, fields: Field[], renderAt: RenderAt): Promise<string> {
  const places = new Map(fields.flatMap((field, index) => (shows(field) ? [[field.id, mark(index)] as const] : [])));
  const { html } = await renderAt(url, (contents, pictures) => [
    Object.fromEntries(
      Object.entries(contents).map(([name, content]) => [name, marked(content, [], places) as Content]),
    ),
    pictures,
  ]);
  return html;
}

function marked(value: unknown, path: string[], places: Map<string, string>): unknown {
  if (typeof value === 'string') return (value && (places.get(path.join('.')) ?? '')) + value;
  if (Array.isArray(value)) return value.map((item, index) => marked(item, [...path, String(index)], places));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, marked(inner, [...path, name], places)]),
  );
}

/** Every picture as a photograph whose address is the field that names it. */
async function withPicturesNamed(url: URL, renderAt: RenderAt): Promise<string> {
  const { html } = await renderAt(url, (contents) => {
    const named = structuredClone(contents);
    const ids = Object.values(named).flatMap((content) =>
      pictureUses(content).map((use) => {
        const group = use.path
          .slice(0, -1)
          .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], content[use.kind]);
        (group as Record<string, unknown>)[String(use.path.at(-1))] = idOf(use);
        return idOf(use);
      }),
    );
    return [named, Object.fromEntries(ids.map((id) => [id, { src: id, width: 1, height: 1, sources: [] }]))];
  });
  return html;
}

/** The first page that shows each field, and the gallery for what no page shows until something happens. */
export async function shownAt(
  language: string,
  origin: string,
  desk: Desk,
  renderAt: RenderAt,
): Promise<Record<string, string>> {
  const { fields } = fieldsOf(language, desk.languages);
  const found: Record<string, string> = {};
  for (const path of [...(await renderAt.paths()), '/gallery']) {
    const html = await markedPage(new URL(`${path}?lang=${language}`, origin), fields, renderAt);
    // What an island was given stands in an attribute as well, shown or not.
    for (const [character] of html.replace(/ data-props="[^"]*"/g, '').matchAll(marks)) {
      const field = fields[fieldIndex(character)];
      if (field) found[field.id] ??= path;
    }
  }
  return found;
}
