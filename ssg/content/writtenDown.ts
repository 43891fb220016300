import { z } from 'zod';

/** A schema as zod writes it down. */
export type Json = z.core.JSONSchema.JSONSchema;

const known = new WeakMap<z.ZodType, Json>();

export function writtenDown(schema: z.ZodType): Json {
  const json = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);
  known.set(schema, json);
  return json;
}

type Key = string | number;

/** What it says of what stands at a name, or in a list. */
export const inside = (schema: Json | undefined, key: PropertyKey) =>
  (typeof key === 'number' ? (schema?.prefixItems?.[key] ?? schema?.items) : schema?.properties?.[String(key)]) as
    | Json
    | undefined;

type See = (schema: Json, data: unknown, path: readonly Key[]) => void;

/** Shows every value that a schema describes, also those that a file leaves out. */
export function eachValue(schema: Json, data: unknown, see: See, path: readonly Key[] = []): void {
  see(schema, data, path);
  const list = Array.isArray(data) ? [...data.entries()] : [];
  const keys = Object.keys((data && schema.properties) || {});
  const entries: [Key, unknown][] = keys.map((key) => [key, (data as Record<string, unknown>)[key]]);
  for (const [key, inner] of [...entries, ...list]) eachValue(inside(schema, key) ?? {}, inner, see, [...path, key]);
}
