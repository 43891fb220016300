import { pathInWords } from '../../content/schema/pathInWords.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import mistakes from './mistakes.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

export const previewTab = 'edit-preview';
/** As the site does, the editor speaks the browser's language. */
export const editorLanguage = navigator.language.startsWith('id') ? 'id' : 'en';
const languageIndex = editorLanguage === 'id' ? 1 : 0;

export type TextKey = keyof typeof words;

export const translate = (what: TextKey, values: Record<string, string | number> = {}): string =>
  (words[what][languageIndex] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Translates descriptions, and messages by mistakes.json, whose keys are regular expressions. */
export const inEditorLanguage = (text: string): string => {
  if (editorLanguage === 'en') return text;
  const replace = (all: string, [from, to]: [string, string]) => all.replace(new RegExp(from), to);
  return (descriptions as Record<string, string>)[text] ?? Object.entries(mistakes).reduce(replace, text);
};

/** A field's name from its id (en/home.hero.title); names.json replaces names that owners would not understand. */
export const nameOf = (id: string): string => {
  const [, ...parts] = id.split('.');
  return pathInWords(parts.map((part) => (names as Record<string, string[]>)[part]?.[languageIndex] ?? part));
};
