import { z } from 'zod';

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

/** What is given, and where it says nothing, the schema's own example: a new field needs no second hand here. */
export function complete(schema: z.ZodType, given: unknown, say: (text: string, longest: number) => string): unknown {
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
  // What may be "" is not there yet, as before the launch.
  const example = anyOf?.some(({ const: only }) => only === '')
    ? ''
    : (examples[0] ?? schema.const ?? schema.enum?.[0]);
  const value = given ?? example;
  const isText = typeof value === 'string' && schema.maxLength && !schema.pattern && !schema.format && !schema.enum;
  return isText ? say(value, schema.maxLength ?? 0) : value;
}
