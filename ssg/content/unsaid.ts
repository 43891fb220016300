import { type Document, visit } from 'yaml';
import type { z } from 'zod';
import { eachValue, writtenDown } from './writtenDown.ts';

/** A mistake that the schema cannot see: words that YAML takes for a comment, or {braces} that a page would show. */
export type Unsaid = { at: number | readonly PropertyKey[]; what: string; cure: string };

/** YAML reads `title: We are #1` as "We are" and a comment. A comment that is meant has a space after its #. */
export function swallowed(document: Document): Unsaid[] {
  const found: Unsaid[] = [];
  visit(document, {
    Scalar(_, { comment, range, value }) {
      if (!comment || /^\s/.test(comment) || !range) return;
      const what = `“#${comment}” is taken for a note, so visitors would read “${value}” only`;
      const cure = `If it belongs to the words, put all of them in quotes: "${value} #${comment}"`;
      found.push({ at: range[0], what, cure });
    },
  });
  return found;
}

const inBraces = /\{[^{}]*\}/g;
const braces = (text: unknown) => new Set(String(text).match(inBraces) ?? []);
const everywhere = '{name}';

/** Words in braces are filled in. A field's example says which have to be there, its description which may; others would be shown as they are. */
export function wrongBraces(schema: z.ZodType, data: unknown): Unsaid[] {
  const found: Unsaid[] = [];
  eachValue(writtenDown(schema), data, ({ description, examples }, value, path) => {
    if (typeof value !== 'string' || value === '') return;
    const wanted = braces(examples?.[0]);
    const given = braces(value);
    wanted.delete(everywhere);
    const known = new Set([everywhere, ...wanted, ...braces(description)]);
    const say = (what: string, cure: string) => found.push({ at: path, what, cure });
    for (const one of [...given].filter((one) => !known.has(one)))
      say(
        `${one} is filled in by nothing here; visitors would read it as it is`,
        `Known here: ${[...known].join(', ')}.`,
      );
    const [alone] = /[{}]\S*/.exec(value.replace(inBraces, '')) ?? [];
    if (alone)
      say(
        `“${alone}” lacks the other brace; visitors would read it as it is`,
        `Braces come in pairs, as in ${[...known].join(', ')}; else leave it out.`,
      );
    for (const one of [...wanted].filter((one) => !given.has(one)))
      say(`${one} is missing; it is filled in here`, `Right would be, for example: ${examples?.[0]}`);
  });
  return found;
}
