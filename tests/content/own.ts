import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { type Content, facts, kinds, type Language, languageNames, languages, locales } from '../../content/schema.ts';
import { loadContents } from '../../ssg/content/content.ts';

export const ownProject = resolve('dist/tests');
export const ownFolder = join(ownProject, 'content');
export const ownBuild = join(ownProject, 'dist');

/** The words of the site under test, so that a test repeats only those that the specification itself fixes. */
export function ownContent(language: Language = 'en'): Content {
  writeOwnContent();
  return loadContents(ownFolder).get(language) as Content;
}

let isWritten = false;
export function writeOwnContent(): void {
  if (isWritten) return;
  isWritten = true;
  write('facts.yaml', 'facts.yaml', facts, (text) => text);
  for (const language of languages)
    for (const [kind, schema] of Object.entries(kinds))
      write(`en/${kind}.yaml`, `${language}/${kind}.yaml`, schema, sayIn(language));
  mkdirSync(join(ownFolder, 'images'), { recursive: true });
}

/** Another language has the same words, marked where there is room. */
const sayIn = (language: Language) => (text: string, longest: number) => {
  const marked = `${language.toUpperCase()} ${text}`;
  return language === languages[0] || marked.length > longest ? text : marked;
};

function write(from: string, to: string, schema: z.ZodType, say: (text: string, longest: number) => string): void {
  const given = join(import.meta.dirname, from);
  const kind = from.replace(/^.*\/|\.yaml$/g, '');
  const content = complete(schema, existsSync(given) ? parse(readFileSync(given, 'utf8')) : {}, say);
  const language = dirname(to);
  // Named as the real ones are.
  if (kind === 'site')
    Object.assign(content as object, { language: { name: languageNames[language], locale: locales[language] } });
  const file = join(ownFolder, to);
  const text = stringify(content, { lineWidth: 0 });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // Several processes may do this at once, and each must find whole files.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  examples?: unknown[];
};

/** Uses the given words, else the schema's examples, so that a new field needs no change here. */
function complete(schema: z.ZodType, given: unknown, say: (text: string, longest: number) => string): unknown {
  return filled(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, given, say);
}

function filled(schema: Schema, given: unknown, say: (text: string, longest: number) => string): unknown {
  const { properties, required = [], prefixItems, items, minItems = 1, anyOf, examples = [] } = schema;
  if (properties) {
    const known = (given ?? {}) as Record<string, unknown>;
    const names = new Set([
      ...Object.keys(properties).filter((name) => required.includes(name)),
      ...Object.keys(known),
    ]);
    return Object.fromEntries([...names].map((name) => [name, filled(properties[name] ?? {}, known[name], say)]));
  }
  if (prefixItems || items) {
    const known = (given ?? []) as unknown[];
    const length = prefixItems?.length ?? (given ? known.length : minItems);
    return Array.from({ length }, (_, index) => filled(prefixItems?.[index] ?? items ?? {}, known[index], say));
  }
  // A field that may be "" is empty, as before the launch.
  const example = anyOf?.some(({ const: only }) => only === '')
    ? ''
    : (examples[0] ?? schema.const ?? schema.enum?.[0]);
  const value = given ?? example;
  const isText = typeof value === 'string' && schema.maxLength && !schema.pattern && !schema.format && !schema.enum;
  return isText ? say(value, schema.maxLength ?? 0) : value;
}
