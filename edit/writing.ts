import { ContentError, loadContents } from '../build/1-content/content.ts';
import { fieldsOf, valueFor } from './fields.ts';
import { isShared, placeOf, Refused, textOf } from './files.ts';
import { type Entry, type Journal, now, type Step } from './journal.ts';
import type { Change, Done, Field, ListChange } from './messages.ts';
import { withCopy, withItemMoved, withoutItem } from './yaml/lists.ts';
import { read, withValue } from './yaml/splice.ts';

export type Desk = { languages: readonly string[]; journal: Journal };
export const key = (language: string, id: string) => `${language}:${id}`;

/** Texts of files as they are to become. */
export class Drafts extends Map<string, string> {
  readonly text = (file: string) => this.get(file) ?? textOf(file);
}

/** Puts values into drafts, unless one is no longer what its editor was shown. */
export function draftValues(
  changes: Change[],
  { languages }: Desk,
  drafts: Drafts,
): Done & Pick<Entry, 'settled' | 'toLookAt'> {
  const settled: string[] = [];
  const words: string[] = [];
  for (const { language, id, was, value, everywhere } of changes) {
    placeOf(id, language, languages);
    const field = fieldsOf(language, languages, drafts.text).fields.find((one) => one.id === id);
    if (!field) throw new Refused(`There is no field ${id}.`);
    if (field.value !== was) return { conflict: { id, now: field.value }, settled, toLookAt: [] };
    // What is not words (an address, a picture, a date) stays the same where it was the same.
    for (const each of [language, ...(everywhere || field.is !== 'words' ? field.same : [])]) {
      const { file, path } = placeOf(id, each, languages);
      if (read(drafts.text(file), path) === undefined && value.trim() === '') continue;
      drafts.set(file, withValue(drafts.text(file), path, valueFor(field, value)));
      settled.push(key(each, id));
    }
    if (field.is === 'words' && !isShared(id)) words.push(id);
  }
  const toLookAt = words
    .flatMap((id) => languages.map((each) => key(each, id)))
    .filter((one) => !settled.includes(one));
  return { settled, toLookAt };
}

export function save(changes: Change[], desk: Desk): Done {
  const drafts = new Drafts();
  const { conflict, ...texts } = draftValues(changes, desk, drafts);
  return conflict ? { conflict } : commit(desk, drafts, { what: changes[0]?.id ?? '', ...texts });
}

/** Changes a list in all languages at once, so that one item stands at one place in each. */
export function changeList({ language, id, index, how }: ListChange, desk: Desk): Done {
  placeOf(id, language, desk.languages);
  const drafts = new Drafts();
  const toLookAt: string[] = [];
  for (const each of isShared(id) ? [language] : desk.languages) {
    const { file, path } = placeOf(id, each, desk.languages);
    const source = textOf(file);
    if (how === 'remove') drafts.set(file, withoutItem(source, path, index));
    else if (how === 'up' || how === 'down')
      drafts.set(file, withItemMoved(source, path, index, index + (how === 'up' ? -1 : 1)));
    else {
      drafts.set(file, withCopy(source, path, index));
      const added = () => fieldsBelow(`${id}.${index + 1}`, each, desk, drafts);
      if (how === 'add') for (const field of added()) drafts.set(file, asExample(drafts.text(file), field, each, desk));
      if (each !== language)
        toLookAt.push(
          ...added()
            .filter(({ is }) => is === 'words')
            .map((one) => key(each, one.id)),
        );
    }
  }
  return commit(desk, drafts, { what: `${id}.${index}`, settled: [], toLookAt });
}

const fieldsBelow = (id: string, language: string, { languages }: Desk, drafts: Drafts): Field[] =>
  fieldsOf(language, languages, drafts.text).fields.filter((field) => field.id === id || field.id.startsWith(`${id}.`));

/** A new item says what its schema gives as an example, proves nothing, and is marked as made up where that can be marked. */
function asExample(source: string, field: Field, language: string, { languages }: Desk): string {
  const { path } = placeOf(field.id, language, languages);
  if (field.is === 'flag') return withValue(source, path, true);
  if (read(source, path) === undefined || field.is === 'picture' || field.is === 'choice' || field.is === 'other')
    return source;
  const value = field.is === 'note' || field.is === 'date' || field.is === 'link' ? '' : field.example;
  return withValue(source, path, valueFor(field, value));
}

/** Writes drafts in which nothing is wrong that was right before. */
export function commit(desk: Desk, drafts: Drafts, entry: Omit<Entry, 'steps'>, more: Step[] = []): Done {
  const known = new Set(mistakesIn(new Drafts()).map(withoutLine));
  const mistakes = mistakesIn(drafts).filter((mistake) => !known.has(withoutLine(mistake)));
  if (mistakes.length > 0) return { mistakes: mistakes.map(withoutPlace) };
  const texts = [...drafts].filter(([file]) => !more.some((step) => step.file === file));
  const steps = texts.map(([file, text]) => ({ file, before: now(file), after: Buffer.from(text) }));
  const changed = steps.filter(({ before, after }) => !before?.equals(after));
  if (changed.length + more.length > 0) desk.journal.do({ ...entry, steps: [...changed, ...more] });
  return {};
}

function mistakesIn(drafts: Drafts): string[] {
  try {
    loadContents('content', drafts);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split(/\n(?! )/);
    throw error;
  }
}

const withoutLine = (mistake: string) => mistake.replace(/:\d+ /, ' ');
/** The place is where the person stands who reads it. */
const withoutPlace = (mistake: string) => mistake.replace(/^\S+:\d+ \S+: /, '').replace(/\n\s+/g, '. ');
