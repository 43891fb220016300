import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;
export type Path = readonly PropertyKey[];
type Key = string | number;

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** Describes what content files may contain (`input`): fields with a default may be missing there. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = cache.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  cache.set(schema, json);
  return json;
}

export const schemaAt = (schema: JsonSchema | undefined, key: PropertyKey) =>
  (typeof key === 'number' ? (schema?.prefixItems?.[key] ?? schema?.items) : schema?.properties?.[String(key)]) as
    | JsonSchema
    | undefined;

/** Also visits missing fields, with the value undefined. */
export function eachValue(
  schema: JsonSchema,
  value: unknown,
  visit: (schema: JsonSchema, value: unknown, path: readonly Key[]) => void,
  path: readonly Key[] = [],
): void {
  visit(schema, value, path);
  const fieldNames = value ? Object.keys(schema.properties ?? {}) : [];
  const keys: Key[] = Array.isArray(value) ? [...value.keys()] : fieldNames;
  for (const key of keys) eachValue(schemaAt(schema, key) ?? {}, valueAt(value, [key]), visit, [...path, key]);
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((parent, key) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
