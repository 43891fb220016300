import { type Document, visit } from 'yaml';
import type { z } from 'zod';
import { type Content, kinds, type Language } from '../../content/schema.ts';
import { missingLetters } from '../assets/letters.ts';
import { eachValue, jsonSchemaOf, valueAt } from './jsonSchema.ts';

/** An issue that the schema cannot see, at a field's path or at an offset in the file. */
export type WordIssue = { at: number | readonly PropertyKey[]; what: string; cure: string };

/** YAML reads `title: We are #1` as "We are" and a comment. A comment that is meant has a space after its #. */
export function commentedWords(document: Document): WordIssue[] {
  const issues: WordIssue[] = [];
  visit(document, {
    Scalar(_, { comment, range, value }) {
      if (!comment || /^\s/.test(comment) || !range) return;
      const what = `“#${comment}” is taken for a note, so visitors would read “${value}” only`;
      const cure = `If it belongs to the words, put all of them in quotes: "${value} #${comment}"`;
      issues.push({ at: range[0], what, cure });
    },
  });
  return issues;
}

const inBraces = /\{[^{}]*\}/g;
const bracesIn = (text: unknown) => [...new Set(String(text).match(inBraces))];
const everywhere = '{name}';

/** A field's example says which words in braces it must have, its description which others it may have. */
export function wrongBraces(schema: z.ZodType, data: unknown): WordIssue[] {
  const issues: WordIssue[] = [];
  eachValue(jsonSchemaOf(schema), data, ({ description, examples }, value, at) => {
    if (typeof value !== 'string' || value === '') return;
    const given = bracesIn(value);
    const wanted = bracesIn(examples?.[0]).filter((one) => one !== everywhere);
    const known = [everywhere, ...wanted, ...bracesIn(description)];
    const names = known.join(', ');
    const [alone] = /[{}]\S*/.exec(value.replace(inBraces, '')) ?? [];
    const read = 'visitors would read it as it is';
    for (const one of given.filter((each) => !known.includes(each)))
      issues.push({ at, what: `${one} is filled in by nothing here; ${read}`, cure: `Known here: ${names}.` });
    if (alone)
      issues.push({
        at,
        what: `“${alone}” lacks the other brace; ${read}`,
        cure: `Braces come in pairs, as in ${names}; else leave it out.`,
      });
    for (const one of wanted.filter((each) => !given.includes(each)))
      issues.push({
        at,
        what: `${one} is missing; it is filled in here`,
        cure: `Right would be, for example: ${examples?.[0]}`,
      });
  });
  return issues;
}

/** The words in a shared link's picture (ssg/assets/shareCards.tsx), which has our font and no other. */
const onShareCards = [
  ['facts', 'name'],
  ['home', 'hero', 'title'],
  ['home', 'hero', 'claims'],
  ['about', 'banner', 'title'],
  ['about', 'banner', 'you'],
] as const;

/** Letters on a share card that our font lacks: it would show an empty box for each. */
export const undrawableLetters = (content: Content) =>
  onShareCards.flatMap(([kind, ...path]) => {
    const letters = missingLetters(String(valueAt(content[kind], path))).join(' ');
    const what = `${letters} cannot be drawn on the picture that a shared link shows; the font lacks it`;
    return letters ? [{ kind, path, what, cure: 'Say it in Latin letters.' }] : [];
  });

type ListIssue = { kind: keyof typeof kinds; language: Language; path: PropertyKey[]; what: string; cure: string };

/** Lists that have more items in one language than in the first: the same item stands at the same place in each. */
export function unequalLists(contents: ReadonlyMap<Language, Content>): ListIssue[] {
  const [[first, own] = [], ...others] = contents;
  return others.flatMap(([language, content]) =>
    (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
      listsIn(own?.[kind]).flatMap(({ path, length }) => {
        const theirs = valueAt(content[kind], path);
        if (!Array.isArray(theirs) || theirs.length === length) return [];
        const what = `has ${theirs.length} items, ${first}/${kind}.yaml has ${length}`;
        const cure =
          'Each item stands in every language, in the same order. Add what is missing, or remove it from both.';
        return [{ kind, language, path, what, cure }];
      }),
    ),
  );
}

function listsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; length: number }[] {
  if (value === null || typeof value !== 'object') return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const below = entries.flatMap(([key, inner]) => listsIn(inner, [...path, key]));
  return Array.isArray(value) ? [{ path, length: value.length }, ...below] : below;
}
