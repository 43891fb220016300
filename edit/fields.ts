import { parseDocument } from 'yaml';
import { z } from 'zod';
import { fileOf, isShared, kindNames, textOf as onDisk, schemaOf } from './files.ts';
import type { Field, Kind, List } from './messages.ts';

/** What zod writes down of a schema, as far as the editor reads it. */
type Json = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  anyOf?: Json[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Json>;
  items?: Json;
  prefixItems?: Json[];
  description?: string;
  examples?: unknown[];
};

const schemas = new Map<string, Json>();

function jsonOf(kind: string): Json {
  const json = schemas.get(kind) ?? (z.toJSONSchema(schemaOf(kind), { io: 'input', unrepresentable: 'any' }) as Json);
  schemas.set(kind, json);
  return json;
}

function kindOf(schema: Json): Kind {
  const usual = schema.anyOf?.at(-1);
  if (usual)
    return usual.format === 'uri' ? 'link' : usual.format === 'date' ? 'date' : usual.pattern ? 'other' : 'note';
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'flag';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.format === 'email') return 'email';
  return schema.format || schema.pattern ? 'other' : 'words';
}

/** Calls `see` with every value that a schema describes, also with those that a file leaves out. */
function walk(schema: Json, data: unknown, id: string, see: (schema: Json, data: unknown, id: string) => void): void {
  see(schema, data, id);
  const of = (key: string | number) => (data as Record<string | number, unknown> | undefined)?.[key];
  if (schema.properties && data !== undefined)
    for (const [key, inner] of Object.entries(schema.properties)) walk(inner, of(key), `${id}.${key}`, see);
  if (Array.isArray(data))
    for (const [index, item] of data.entries()) {
      const inner = schema.prefixItems?.[index] ?? schema.items;
      if (inner) walk(inner, item, `${id}.${index}`, see);
    }
}

/** The fewest and the most items; Number.MAX_SAFE_INTEGER survives the way to the browser, Infinity does not. */
const sizeOf = ({ prefixItems, minItems = 0, maxItems = Number.MAX_SAFE_INTEGER }: Json) =>
  prefixItems ? { least: prefixItems.length, most: prefixItems.length } : { least: minItems, most: maxItems };

const isGroup = ({ properties, items, prefixItems }: Json) => Boolean(properties ?? items ?? prefixItems);
const shown = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Every field of a language and of the facts, in the order of the schema. */
export function fieldsOf(
  language: string,
  languages: readonly string[],
  textOf: (file: string) => string = onDisk,
): { fields: Field[]; lists: List[] } {
  const fields: Field[] = [];
  const lists: List[] = [];
  for (const kind of kindNames) {
    const data = (other: string): unknown => parseDocument(textOf(fileOf(kind, other))).toJS();
    const others = languages.filter((other) => other !== language && !isShared(`${kind}.`));
    const elsewhere = others.map((other) => [other, data(other)] as const);
    walk(jsonOf(kind), data(language), kind, (schema, value, id) => {
      if (Array.isArray(value)) lists.push({ id, count: value.length, ...sizeOf(schema) });
      if (isGroup(schema) || schema.const !== undefined) return;
      const { description = '', examples = [], maxLength, enum: choices } = schema;
      const same = elsewhere
        .filter(([, there]) => at(there, id) === value && value !== undefined)
        .map(([other]) => other);
      fields.push({
        ...{ id, value: shown(value), is: kindOf(schema), description, example: shown(examples[0]), same },
        ...(maxLength && { most: maxLength }),
        ...(choices && { choices }),
      });
    });
  }
  return { fields, lists };
}

/** The value at an id, whose first part is the kind of the file. */
const at = (data: unknown, id: string): unknown =>
  id
    .split('.')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);

/** What a field becomes in the file, by its schema. */
export function valueFor(field: Field, text: string): string | number | boolean | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  if (field.is === 'flag') return words === 'true' ? true : undefined;
  if (field.is === 'number') return words === '' || Number.isNaN(Number(words)) ? words : Number(words);
  return words;
}
