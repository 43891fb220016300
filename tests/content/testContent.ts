import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import type { Content, Language } from '../../content/schema.ts';
import { facts, fileSchemas, languageNames, languages, locales } from '../../content/schema.ts';
import { loadContents } from '../../ssg/content/content.ts';
import { type JsonSchema, jsonSchemaOf, schemaAt } from '../../ssg/content/jsonSchema.ts';

export const testProject = resolve('dist/tests');
export const testContentFolder = join(testProject, 'content');
export const testBuild = join(testProject, 'dist');

export function testContent(language: Language = 'en'): Content {
  writeTestContent();
  return loadContents(testContentFolder).get(language) as Content;
}

type Translate = (text: string, maxLength: number) => string;

let isWritten = false;
export function writeTestContent(): void {
  if (isWritten) return;
  isWritten = true;
  writeContentFile('facts.yaml', 'facts.yaml', facts, (text) => text);
  for (const language of languages)
    for (const [fileName, schema] of Object.entries(fileSchemas))
      writeContentFile(`en/${fileName}.yaml`, `${language}/${fileName}.yaml`, schema, translateInto(language));
  mkdirSync(join(testContentFolder, 'images'), { recursive: true });
}

/** Another language has the English words with its code in front ("ID Home"), unless that would exceed the field's limit. */
const translateInto =
  (language: Language): Translate =>
  (text, maxLength) => {
    const marked = `${language.toUpperCase()} ${text}`;
    return language === languages[0] || marked.length > maxLength ? text : marked;
  };

function writeContentFile(from: string, to: string, schema: z.ZodType, translate: Translate): void {
  const sourceFile = join(import.meta.dirname, from);
  const fileName = from.replace(/^.*\/|\.yaml$/g, '');
  const given: unknown = existsSync(sourceFile) ? parse(readFileSync(sourceFile, 'utf8')) : {};
  const content = complete(jsonSchemaOf(schema), given, translate);
  const language = dirname(to);
  if (fileName === 'site')
    Object.assign(content as object, { language: { name: languageNames[language], locale: locales[language] } });
  const file = join(testContentFolder, to);
  const text = stringify(content, { lineWidth: 0 });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // Renamed when complete, because other processes may read the file meanwhile.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function complete(schema: JsonSchema, given: unknown, translate: Translate): unknown {
  const { properties, required = [], prefixItems, items, minItems = 1, anyOf, examples = [] } = schema;
  const completeAt = (key: string | number, value: unknown) => complete(schemaAt(schema, key) ?? {}, value, translate);
  if (properties) {
    const fields = (given ?? {}) as Record<string, unknown>;
    const names = new Set([...required, ...Object.keys(fields)]);
    return Object.fromEntries([...names].map((name) => [name, completeAt(name, fields[name])]));
  }
  if (prefixItems || items) {
    const list = (given ?? []) as unknown[];
    const length = prefixItems?.length ?? (given ? list.length : minItems);
    return Array.from({ length }, (_, index) => completeAt(index, list[index]));
  }
  const mayBeEmpty = anyOf?.some((each) => typeof each === 'object' && each.const === '');
  const value = given ?? (mayBeEmpty ? '' : (examples[0] ?? schema.const ?? schema.enum?.[0]));
  const isFreeText = typeof value === 'string' && schema.maxLength && !schema.pattern && !schema.format && !schema.enum;
  return isFreeText ? translate(value, schema.maxLength ?? 0) : value;
}
