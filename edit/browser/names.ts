import { pathInWords } from '../../content/schema/pathInWords.ts';
import { isInside, languageOf } from '../protocol.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import errorPatterns from './errorPatterns.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import { getState } from './state.ts';
import words from './words.json' with { type: 'json' };

export const editorLanguage = navigator.language.startsWith('id') ? 'id' : 'en';
const languageIndex = editorLanguage === 'id' ? 1 : 0;

export type TextKey = keyof typeof words;

export const translate = (key: TextKey, values: Record<string, string | number> = {}): string =>
  (words[key][languageIndex] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export const inEditorLanguage = (text: string): string => {
  if (editorLanguage === 'en') return text;
  const replace = (result: string, [from, to]: [string, string]) => result.replace(new RegExp(from), to);
  return (descriptions as Record<string, string>)[text] ?? Object.entries(errorPatterns).reduce(replace, text);
};

export const nameOf = (id: string): string => {
  const [, ...parts] = id.split('.');
  return pathInWords(parts.map((part) => (names as Record<string, string[]>)[part]?.[languageIndex] ?? part));
};

export const pageLanguage = document.documentElement.lang;

/** The group of en/home.hero.title is en/home.hero. A field at the top of its file, such as facts.name, is its own group. */
export const groupOf = (id: string) => id.replace(/(?<=\..*)\.[^.]*$/, '');

/**
 * True for fields of one group, or if `id` is in facts.yaml and `other` in the group with the same path in another file,
 * such as facts.stores.appStore and en/site.stores.appStore.
 */
export const isRelated = (id: string, other: string) =>
  groupOf(id) === groupOf(other) ||
  (groupOf(id).startsWith('facts.') && groupOf(other).endsWith(groupOf(id).slice('facts'.length)));

export const fieldOf = (id: string) => getState().info.fields.find((field) => field.id === id);

/** The field with this id. If the id is a group's, all fields in the group. */
export const fieldsIn = (id: string) => getState().info.fields.filter((field) => isInside(field.id, id));

export const textOf = (id: string) => fieldOf(id)?.value.replaceAll('{name}', fieldOf('facts.name')?.value ?? '');

export const languageName = (id: string) => textOf(`${languageOf(id)}/site.language.name`);

export function nameWithLanguage(id: string): string {
  if (id.startsWith('content/')) return id.replace(/^.*\//, '');
  const language = languageName(id);
  return nameOf(id) + (language ? ` (${language})` : '');
}

const withoutLanguage = (id: string) => id.replace(/^[^/.]+\//, '');
export const translationsOf = (id: string) =>
  getState().info.fields.filter((field) => field.id !== id && withoutLanguage(field.id) === withoutLanguage(id));

export const idsOf = (element: Element) => element.getAttribute('data-edit')?.split(' ') ?? [];

export function elementFor(id: string): Element | undefined {
  const elements = [...document.body.querySelectorAll('[data-edit]')];
  const exact = elements.find((element) => idsOf(element).includes(id));
  const shownElement = exact ?? elements.find((element) => idsOf(element).some((shownId) => isRelated(id, shownId)));
  return shownElement?.checkVisibility({ visibilityProperty: true }) ? shownElement : undefined;
}
