import { parse } from 'yaml';
import { languages } from '../content/schema.ts';
import { eachText } from '../ssg/content/content.ts';
import { asked } from './git.ts';

type At = (language: string) => unknown;

const published = new Map<string, Set<string>>();
function textsOf(commit: string, file: string): Set<string> {
  const key = `${commit}:./${file}`;
  const texts = published.get(key) ?? new Set();
  if (!published.has(key)) eachText(parse(asked('show', key)), (text) => String(texts.add(text) && text));
  published.set(key, texts);
  return texts;
}

const writtenIn = new Map<string, string>();
/** Remembers the language in which a text was written that is still the same in all languages. */
export const wrote = (text: string, language: string) => void writtenIn.set(text, language);

const right = new Set<string>();
const pairOf = (language: string, at: At) => JSON.stringify([language, ...languages.map(at)]);
/** Remembers the owner's decision that the text needs no change. */
export const isRight = (language: string, at: At) => void right.add(pairOf(language, at));

/** 'changed' if only the translation has changed since this commit; 'new' if the text is new and not translated. */
export function lookOf(commit: string, kind: string, language: string, at: At): 'changed' | 'new' | undefined {
  const isNew = (each: string) => {
    const [text, texts] = [at(each), textsOf(commit, `content/${each}/${kind}.yaml`)];
    return typeof text === 'string' && text !== '' && texts.size > 0 && !texts.has(text);
  };
  const text = at(language);
  if (typeof text !== 'string' || text === '' || right.has(pairOf(language, at))) return undefined;
  if (!isNew(language)) return languages.some((each) => each !== language && isNew(each)) ? 'changed' : undefined;
  const from = writtenIn.get(text) ?? String(languages[0]);
  return from !== language && at(from) === text ? 'new' : undefined;
}
