import { type Document, visit } from 'yaml';
import { z } from 'zod';

/** A mistake that the schema cannot see, because YAML has swallowed it, or a page would show it. */
export type Unsaid = { at: number | readonly PropertyKey[]; what: string; cure: string };

/** `title: We are #1` says "We are", and the rest is a note. Notes that are meant have a space behind their #. */
export function swallowed(document: Document): Unsaid[] {
  const found: Unsaid[] = [];
  visit(document, {
    Scalar(_, { comment, range, value }) {
      if (!comment || /^\s/.test(comment) || !range) return;
      const what = `“#${comment}” is taken for a note, so visitors would read “${value}” only`;
      found.push({
        at: range[0],
        what,
        cure: `If it belongs to the words, put all of them in quotes: "${value} #${comment}"`,
      });
    },
  });
  return found;
}

type Json = {
  properties?: Record<string, Json>;
  items?: Json;
  prefixItems?: Json[];
  description?: string;
  examples?: unknown[];
};

const braces = (text: unknown) => new Set(String(text).match(/\{[^{}\s]*\}/g) ?? []);
const everywhere = '{name}';

/** Words in braces are filled in. A field's example says which have to be there, its description which may; others would be shown as they are. */
export function wrongBraces(schema: z.ZodType, data: unknown): Unsaid[] {
  const found: Unsaid[] = [];
  const walk = (
    { properties, items, prefixItems, description, examples }: Json,
    value: unknown,
    path: PropertyKey[],
  ) => {
    if (Array.isArray(value))
      for (const [at, item] of value.entries()) walk(prefixItems?.[at] ?? items ?? {}, item, [...path, at]);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(properties?.[key] ?? {}, inner, [...path, key]);
    else if (typeof value === 'string' && value !== '') {
      const wanted = braces(examples?.[0]);
      const given = braces(value);
      wanted.delete(everywhere);
      const known = new Set([everywhere, ...wanted, ...braces(description)]);
      for (const one of given)
        if (!known.has(one))
          found.push({
            at: path,
            what: `${one} is filled in by nothing here; visitors would read it as it is`,
            cure: `Known here: ${[...known].join(', ')}.`,
          });
      for (const one of wanted)
        if (!given.has(one))
          found.push({
            at: path,
            what: `${one} is missing; it is filled in here`,
            cure: `Right would be, for example: ${examples?.[0]}`,
          });
    }
  };
  walk(writtenDown(schema), data, []);
  return found;
}

const known = new WeakMap<z.ZodType, Json>();

function writtenDown(schema: z.ZodType): Json {
  const json = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
  known.set(schema, json);
  return json;
}
