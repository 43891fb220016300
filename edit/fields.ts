import { eachValue, type JsonSchema } from '../ssg/content/jsonSchema.ts';
import { ContentFiles, schemas } from './contentFiles.ts';
import { type Field, isInside } from './messages.ts';
import { isGroup, type Value } from './yaml.ts';

/** Every field of all files, or of one, in the schemas' order. */
export function fieldsOf(files = new ContentFiles(), names: Iterable<string> = schemas.keys()): Field[] {
  const fields: Field[] = [];
  for (const name of names)
    eachValue(schemas.get(name) ?? {}, files.at(name), (schema, value, path) => {
      // A group, a list or a constant is no field to edit.
      if (schema.properties || schema.items || schema.prefixItems || schema.const !== undefined) return;
      fields.push({
        id: [name, ...path].join('.'),
        value: asText(value),
        format: formatOf(schema),
        description: schema.description ?? '',
        example: asText(schema.examples?.[0]),
      });
    });
  return fields;
}

/** The field, or all fields of a group or file. */
export const fieldsIn = (id: string, files: ContentFiles): Field[] =>
  fieldsOf(files, [id.split('.')[0] ?? '']).filter((field) => isInside(field.id, id));

/** A field that may be empty has two types in anyOf: first "", then its own. */
function formatOf({ anyOf, ...schema }: JsonSchema): string {
  const { format, pattern, enum: choices, type, picture } = (anyOf?.at(-1) as JsonSchema | undefined) ?? schema;
  if (picture) return 'picture';
  return format ?? (pattern || choices ? 'other' : String(type));
}

/** Of a list the names of its items, of an item its first words: its name, label or title. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  if (isGroup(value)) return asText(Object.values(value)[0]);
  return value === undefined || value === null || value === false ? '' : String(value);
}

/** What the file gets for a text from the editor. */
export function valueFor({ format }: Pick<Field, 'format'>, text: string): Value {
  // False is the default, so its field is removed.
  if (format === 'boolean') return text === 'true' || undefined;
  return format === 'integer' && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}
