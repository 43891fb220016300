import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { facts, fileSchemas, languages } from '../content/schema.ts';
import { ContentError } from '../ssg/content/content.ts';
import { eachValue, type JsonSchema, jsonSchemaOf, valueAt } from '../ssg/content/jsonSchema.ts';
import { type Field, isInside } from './messages.ts';
import { isGroup, type Path, type Value, withValue } from './yaml.ts';

/** Key: the file's path inside content/ without .yaml, such as en/home. */
export const schemas: Map<string, JsonSchema> = new Map();
for (const language of languages)
  for (const [kind, schema] of Object.entries(fileSchemas)) schemas.set(`${language}/${kind}`, jsonSchemaOf(schema));
schemas.set('facts', jsonSchemaOf(facts));

/** A field's file and its path in it. A request can only name a file that has a schema. */
export function fileAndPathOf(id: string): { file: string; path: Path } {
  const [name = '', ...keys] = id.split('.');
  if (!schemas.has(name)) throw new ContentError(`There is no content file ${name}`);
  return { file: `content/${name}.yaml`, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** The id of the field at this path of a file, such as en/home.hero.title, or '' where the file has no fields. */
export function idOf(file: string, path: readonly PropertyKey[] = []): string {
  const name = file.replace(/^content\/(.*)\.yaml$/, '$1');
  return schemas.has(name) ? [name, ...path].join('.') : '';
}

/** The same field in the other languages; facts have no translation. */
export function translationsOf(id: string): string[] {
  const [, language, rest] = /^([^/.]+)(\/.*)$/.exec(id) ?? [];
  return language ? languages.filter((other) => other !== language).map((other) => other + rest) : [];
}

/** Changed files by their paths: a text, a picture, or undefined for a file to remove. Others are read from disk. */
export class ContentFiles extends Map<string, string | Buffer | undefined> {
  text(file: string): string {
    const changed = this.get(file);
    return typeof changed === 'string' ? changed : readFileSync(file, 'utf8');
  }

  at(id: string): unknown {
    const { file, path } = fileAndPathOf(id);
    return valueAt(parse(this.text(file)), path);
  }

  put(id: string, value: Value): void {
    const { file, path } = fileAndPathOf(id);
    this.set(file, withValue(this.text(file), path, value));
  }
}

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
  // The page shows amounts as 45.000, so that is how they are typed.
  const number = Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '') || Number.NaN);
  return format === 'integer' && !Number.isNaN(number) ? number : text;
}
