import { parse } from 'node:path';
import { ContentError, loadContents } from '../build/1-content/content.ts';
import { missingLetters } from '../build/2-assets/letters.ts';
import { photographsIn } from '../build/2-assets/pictures/folder.ts';
import { pictureUses } from '../build/2-assets/pictures/slots.ts';
import { languages } from '../content/schema.ts';
import { Drafts, fieldsOf, isShared, kindOf, placeOf, Refused, valueFor } from './fields.ts';
import { type Entry, isSame, now, record, type Step, toLookAt } from './journal.ts';
import type { Change, Done, Field, ListChange } from './messages.ts';
import { arrange, type Value, withValue } from './yaml.ts';

export const key = (language: string, id: string) => `${language}:${id}`;

/** Writes a value, unless it is no longer what its editor was shown, or the content would be wrong. */
export function save({ language, id, was, value }: Change): Done {
  placeOf(id, language);
  const drafts = new Drafts();
  const field = fieldsOf(language, drafts, kindOf(id)).fields.find((one) => one.id === id);
  if (!field) throw new Refused(`There is no field ${id}.`);
  if (field.value !== was) return { conflict: { id, now: field.value } };
  const said = drafts.at(id, language);
  // What says the same stays the same: an address, a date, a name, what is not translated yet.
  const twins = languages.filter((each) => each === language || (said !== undefined && drafts.at(id, each) === said));
  for (const each of twins)
    if (drafts.at(id, each) !== undefined || value.trim() !== '') put(drafts, id, each, valueFor(field, value));
  const isToTranslate = (each: string) => each !== language && toLookAt().get(key(each, id)) === 'new';
  const others = field.is === 'words' ? languages.filter((each) => !twins.includes(each)) : [];
  const entry = {
    what: id,
    settled: twins.filter((each) => !isToTranslate(each)).map((each) => key(each, id)),
    toLookAt: others.map((each) => key(each, id)),
  };
  return { letters: missingLetters(value), ...commit(drafts, entry) };
}

export function put(drafts: Drafts, id: string, language: string, value: Value): void {
  const { file, path } = placeOf(id, language);
  drafts.set(file, withValue(drafts.text(file), path, value));
}

/** How far from its place an item stands afterwards; twice where it was doubled. */
const standsAt = { add: [0, 1], copy: [0, 1], remove: [], up: [-1], down: [1] };

/** Changes a list in all languages at once, so that one item stands at one place in each. */
export function changeList({ language, id, index, how }: ListChange): Done {
  placeOf(id, language);
  const drafts = new Drafts();
  const untranslated: string[] = [];
  for (const each of isShared(id) ? [language] : languages) {
    const { file, path } = placeOf(id, each);
    const moved = arrange(drafts.text(file), path, (items) => {
      const others = items.toSpliced(index, 1);
      return standsAt[how].reduce((all, by) => all.toSpliced(index + by, 0, items[index] ?? ''), others);
    });
    drafts.set(file, moved);
    if (how !== 'add' && how !== 'copy') continue;
    const below = `${id}.${index + 1}`;
    const added = fieldsOf(each, drafts, kindOf(id)).fields.filter(
      (one) => one.id === below || one.id.startsWith(`${below}.`),
    );
    if (how === 'add') for (const field of added) asExample(drafts, field, each);
    if (each !== language)
      untranslated.push(...added.filter(({ is }) => is === 'words').map((one) => key(each, one.id)));
  }
  if (how === 'add') withoutPhotograph(drafts, `${id}.${index + 1}`);
  return commit(drafts, { what: `${id}.${index}`, settled: [], toLookAt: untranslated, isNew: true });
}

/** A new item says what its schema gives as an example, proves nothing, and is marked as made up where that can be marked. */
function asExample(drafts: Drafts, { id, is, value, example }: Field, language: string): void {
  if (is === 'flag') put(drafts, id, language, true);
  else if (value !== '' && ['words', 'email', 'note', 'date', 'link', 'number'].includes(is))
    put(drafts, id, language, is === 'words' || is === 'email' ? example : is === 'number' ? Number(example) : '');
}

/** Its picture is a drawing, and nobody's photograph: one that no other item has, where there is one left. */
function withoutPhotograph(drafts: Drafts, item: string): void {
  const uses = [...loadContents('content', drafts).values()].flatMap(pictureUses);
  const use = uses.find(({ kind, path }) => [kind, ...path].join('.').startsWith(`${item}.`));
  if (!use) return;
  const photographs = photographsIn('content/images').map((file) => parse(file).name);
  const free = use.drawn.filter((name) => !photographs.includes(name));
  const unused = free.find((name) => uses.every((one) => one.name !== name));
  const drawing = unused ?? (free.includes(use.name) ? undefined : free[0]);
  for (const each of drawing ? languages : []) put(drafts, [use.kind, ...use.path].join('.'), each, drawing);
}

/** Writes drafts and other files if nothing is wrong with them that was not wrong before. */
export function commit(drafts: Drafts, entry: Omit<Entry, 'steps'>, more: Step[] = []): Done {
  const found = mistakesIn(drafts);
  const known = new Set(found.length > 0 ? mistakesIn(new Drafts()).map(withoutLine) : []);
  const mistakes = found.filter((mistake) => !known.has(withoutLine(mistake)));
  if (mistakes.length > 0) return { mistakes: mistakes.map(withoutPlace) };
  const texts = [...drafts].filter(([file]) => !more.some((step) => step.file === file));
  const steps = [...texts.map(([file, text]) => ({ file, before: now(file), after: Buffer.from(text) })), ...more];
  const changed = steps.filter(({ before, after }) => !isSame(before, after));
  if (changed.length > 0) record({ ...entry, steps: changed });
  return {};
}

function mistakesIn(drafts: Drafts): string[] {
  try {
    loadContents('content', drafts);
    return [];
  } catch (error) {
    return told(error);
  }
}

/** What is wrong with the content, as a list; any other fault is thrown on. */
export function told(error: unknown): string[] {
  if (error instanceof ContentError) return error.message.split(/\n(?! )/);
  throw error;
}

const withoutLine = (mistake: string) => mistake.replace(/:\d+ /, ' ');
/** Without file, line and field name: the reader is at that field. */
const withoutPlace = (mistake: string) => mistake.replace(/^\S+:\d+ \S+: /, '').replace(/\n\s+/g, '. ');
