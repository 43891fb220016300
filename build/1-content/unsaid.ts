import { type Document, visit } from 'yaml';
import { z } from 'zod';

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

/** What is read of a schema that is written down. */
export type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  description?: string;
  examples?: unknown[];
};

const braces = (text: unknown) => new Set(String(text).match(/\{[^{}\s]*\}/g) ?? []);
const everywhere = '{name}';

/** Words in braces are filled in. A field's example says which have to be there, its description which may; others would be shown as they are. */
export function wrongBraces(schema: z.ZodType, data: unknown): Unsaid[] {
  const found: Unsaid[] = [];
  const walk = (
    { properties, items, prefixItems, description, examples }: JsonSchema,
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
      const say = (what: string, cure: string) => found.push({ at: path, what, cure });
      for (const one of [...given].filter((one) => !known.has(one)))
        say(
          `${one} is filled in by nothing here; visitors would read it as it is`,
          `Known here: ${[...known].join(', ')}.`,
        );
      for (const one of [...wanted].filter((one) => !given.has(one)))
        say(`${one} is missing; it is filled in here`, `Right would be, for example: ${examples?.[0]}`);
    }
  };
  walk(writtenDown(schema), data, []);
  return found;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

export function writtenDown(schema: z.ZodType): JsonSchema {
  const json = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  known.set(schema, json);
  return json;
}
