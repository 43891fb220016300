import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { facts, fileSchemas, languages } from '../content/schema.ts';
import { ContentError } from '../ssg/content/content.ts';
import { eachValue, type JsonSchema, jsonSchemaOf, valueAt } from '../ssg/content/jsonSchema.ts';
import { type Field, languageOf } from './protocol.ts';
import { isGroup, type Path, type Value, withValue } from './yaml.ts';

const schemas = new Map<string, JsonSchema>([['facts', jsonSchemaOf(facts)]]);
for (const language of languages)
  for (const [name, schema] of Object.entries(fileSchemas)) schemas.set(`${language}/${name}`, jsonSchemaOf(schema));

/** A request can only name a file that has a schema. */
function fileAndPathOf(id: string): { file: string; path: Path } {
  const [name = '', ...keys] = id.split('.');
  if (!schemas.has(name)) throw new ContentError(`There is no content file ${name}`);
  return { file: `content/${name}.yaml`, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

export function idOf(file: string, path: readonly PropertyKey[] = []): string {
  const name = file.replace(/^content\/(.*)\.yaml$/, '$1');
  return schemas.has(name) ? [name, ...path].join('.') : '';
}

export function translationsOf(id: string): string[] {
  const language = languageOf(id);
  return language ? languages.filter((other) => other !== language).map((other) => id.replace(language, other)) : [];
}

/** An undefined value removes the file. A file that is not in the map is read from disk. */
export class ContentFiles extends Map<string, Buffer | undefined> {
  valueAt(id: string): unknown {
    const { file, path } = fileAndPathOf(id);
    return valueAt(parse(this.#text(file)), path);
  }

  edit(id: string, change: (source: string, path: Path) => string): void {
    const { file, path } = fileAndPathOf(id);
    this.set(file, Buffer.from(change(this.#text(file), path)));
  }

  setField(id: string, value: Value): void {
    this.edit(id, (source, path) => withValue(source, path, value));
  }

  #text(file: string): string {
    return String(this.get(file) ?? readFileSync(file));
  }
}

export function allFields(files = new ContentFiles()): Field[] {
  const fields: Field[] = [];
  for (const [name, fileSchema] of schemas) {
    eachValue(fileSchema, files.valueAt(name), (schema, value, path) => {
      const id = [name, ...path].join('.');
      if (schema.properties || schema.items || schema.prefixItems || schema.const !== undefined) return;
      const { description = '', examples } = schema;
      fields.push({ id, value: asText(value), format: formatOf(schema), description, example: asText(examples?.[0]) });
    });
  }
  return fields;
}

/** A field that may be empty has two types in anyOf: first "", then its own. */
function formatOf({ anyOf, ...schema }: JsonSchema): string {
  const { format, pattern, enum: choices, type, picture } = (anyOf?.at(-1) as JsonSchema | undefined) ?? schema;
  if (picture) return 'picture';
  return format ?? (pattern || choices ? 'restricted' : String(type));
}

/** The first field of an item is its name, label or title. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  if (isGroup(value)) return asText(Object.values(value)[0]);
  return value === undefined || value === null || value === false ? '' : String(value);
}

export function yamlValueOf({ format }: Pick<Field, 'format'>, text: string): Value {
  // False is the default, so its field is removed.
  if (format === 'boolean') return text === 'true' || undefined;
  // Owners type amounts as the page shows them, such as 45.000.
  const number = Number(text.replace(/[.,](?=\d{3}(?!\d))/g, '') || Number.NaN);
  return format === 'integer' && !Number.isNaN(number) ? number : text;
}
