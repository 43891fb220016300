import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { facts, kinds, languages } from '../content/schema.ts';
import { loadContents } from '../ssg/content/content.ts';
import { eachValue, type Json, jsonSchemaOf, valueAt } from '../ssg/content/jsonSchema.ts';
import { lastPublished } from './git.ts';
import type { Field, List } from './messages.ts';
import { lookOf } from './translations.ts';
import type { Path } from './yaml.ts';

export class Refused extends Error {
  override name = 'Refused';
}

const schemas = new Map(Object.entries({ ...kinds, facts }).map(([kind, schema]) => [kind, jsonSchemaOf(schema)]));

/** The kind of file that a field is in: home, facts. */
export const kindOf = (id: string) => id.slice(0, id.indexOf('.'));
export const isShared = (id: string) => id.startsWith('facts.');

/** The place of a field. Kind and language are looked up, so a request can never name another file. */
export function placeOf(id: string, language: string): { file: string; path: Path } {
  const [kind = '', ...keys] = id.split('.');
  if (!schemas.has(kind)) throw new Refused(`There is no content of the kind ${kind}.`);
  if (!languages.includes(language)) throw new Refused(`There is no language ${language}.`);
  const file = kind === 'facts' ? 'content/facts.yaml' : `content/${language}/${kind}.yaml`;
  return { file, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** The content files with unsaved changes on top. */
export class Drafts extends Map<string, string> {
  /** Files that are not text; undefined removes one. */
  readonly others = new Map<string, Buffer | undefined>();
  private readonly published = lastPublished();
  private readonly parsed = new Map<string, unknown>();
  readonly text = (file: string) => this.get(file) ?? readFileSync(file, 'utf8');

  at(id: string, language: string): unknown {
    const { file, path } = placeOf(id, language);
    const text = this.text(file);
    if (!this.parsed.has(text)) this.parsed.set(text, this.read(text));
    return valueAt(this.parsed.get(text), path);
  }

  readonly look = (id: string, language: string) =>
    isShared(id) ? undefined : lookOf(this.published, kindOf(id), language, (each) => this.at(id, each));

  private read(text: string): unknown {
    try {
      return parse(text);
    } catch (broken) {
      // Throws an error with the place and the remedy.
      loadContents('content', this);
      throw broken;
    }
  }
}

/** Every field of a language and of the facts, or of one kind of file, in the schema's order. */
export function fieldsOf(language: string, drafts = new Drafts(), only?: string): { fields: Field[]; lists: List[] } {
  const fields: Field[] = [];
  const lists: List[] = [];
  for (const [kind, whole] of schemas) {
    if (only && kind !== only) continue;
    const others = kind === 'facts' ? [] : languages.filter((other) => other !== language);
    eachValue(whole, drafts.at(kind, language), (schema, value, path) => {
      const id = [kind, ...path].join('.');
      if (Array.isArray(value)) lists.push({ id, count: value.length, ...sizeOf(schema) });
      if (schema.properties || schema.items || schema.prefixItems || schema.const !== undefined) return;
      const { description = '', examples = [], maxLength, enum: choices } = schema;
      fields.push({
        ...{ id, value: shown(value), format: formatOf(schema), description, example: shown(examples[0]) },
        same: others.filter(
          (other) => value !== undefined && drafts.at(id, other) === value && drafts.look(id, other) !== 'new',
        ),
        look: formatOf(schema) === 'string' ? drafts.look(id, language) : undefined,
        ...{ most: maxLength, choices: choices?.map(String) },
      });
    });
  }
  return { fields, lists };
}

/** The usual one of several allowed types is listed last. */
function formatOf({ anyOf, ...schema }: Json): string {
  const { format, pattern, enum: choices } = (anyOf?.at(-1) as Json | undefined) ?? schema;
  return format ?? (pattern || choices ? 'other' : String(schema.type ?? 'note'));
}

/** Number.MAX_SAFE_INTEGER, because Infinity does not survive JSON. */
const sizeOf = ({ prefixItems, minItems = 0, maxItems = Number.MAX_SAFE_INTEGER }: Json) =>
  prefixItems ? { least: prefixItems.length, most: prefixItems.length } : { least: minItems, most: maxItems };

const shown = (value: unknown) => (value === undefined || value === null || value === false ? '' : String(value));

/** The value in the file, by the field's schema. */
export function valueFor({ format }: Pick<Field, 'format'>, text: string): string | number | boolean | undefined {
  if (format === 'boolean') return text === 'true' || undefined;
  return format === 'integer' && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}
