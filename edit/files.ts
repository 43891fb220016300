import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { facts, kinds } from '../content/schema.ts';
import type { Path } from './yaml/splice.ts';

const shared = 'facts';
const schemas: Record<string, z.ZodType> = { ...kinds, [shared]: facts };
export const kindNames = Object.keys(schemas);

export type Place = { file: string; kind: string; path: Path };

export function schemaOf(kind: string): z.ZodType {
  const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  if (!schema) throw new Refused(`There is no content of the kind ${kind}.`);
  return schema;
}

/** Where a field stands. No part of a file's name is taken from a request: kind and language are looked up. */
export function placeOf(id: string, language: string, languages: readonly string[]): Place {
  const [kind = '', ...keys] = id.split('.');
  schemaOf(kind);
  if (!languages.includes(language)) throw new Refused(`There is no language ${language}.`);
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { kind, path, file: fileOf(kind, language) };
}

export const fileOf = (kind: string, language: string) =>
  kind === shared ? `content/${shared}.yaml` : `content/${language}/${kind}.yaml`;

export const isShared = (id: string) => id.startsWith(`${shared}.`);

/** Asked for something that the editor has no business with. */
export class Refused extends Error {
  override name = 'Refused';
}

export const textOf = (file: string) => readFileSync(file, 'utf8');
