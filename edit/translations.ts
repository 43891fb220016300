import { parse } from 'yaml';
import { languages } from '../content/schema.ts';
import { eachText } from '../ssg/content/content.ts';
import { asked } from './git.ts';

/** Reads a field in one language. */
type At = (language: string) => unknown;

const published = new Map<string, Set<string>>();
/** Every text of a file as that commit has it. */
function textsOf(commit: string, file: string): Set<string> {
  const key = `${commit}:./${file}`;
  const texts = published.get(key) ?? new Set();
  if (!published.has(key)) eachText(parse(asked('show', key)), (text) => String(texts.add(text) && text));
  published.set(key, texts);
  return texts;
}

const writtenIn = new Map<string, string>();
/** The language that a text which still stands in all of them was written in. */
export const wrote = (text: string, language: string) => void writtenIn.set(text, language);

const right = new Set<string>();
const pairOf = (language: string, at: At) => JSON.stringify([language, ...languages.map(at)]);
/** Its owner says that the text needs no change. */
export const isRight = (language: string, at: At) => void right.add(pairOf(language, at));

/** A text whose translation has changed since this commit and that has not; or that is new and not translated yet. */
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
