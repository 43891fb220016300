import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { facts, fileSchemas, languages } from '../content/schema.ts';
import { ContentError } from '../ssg/content/content.ts';
import { type JsonSchema, jsonSchemaOf, valueAt } from '../ssg/content/jsonSchema.ts';
import { type Path, type Value, withValue } from './yaml.ts';

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
