import { expect, test } from 'vitest';
import { z } from 'zod';
import { facts, fileSchemas } from '../../content/schema.ts';
import descriptions from '../../edit/browser/descriptions.json' with { type: 'json' };
import names from '../../edit/browser/names.json' with { type: 'json' };

const schemaDescriptions = new Set<string>();
const fieldNames = new Set<string>();
const schemas = z.toJSONSchema(z.object({ facts, ...fileSchemas }), { io: 'input', unrepresentable: 'any' });
// JSON.stringify calls this function for each part of the schemas.
JSON.stringify(schemas, (key, value) => {
  if (key === 'description' && typeof value === 'string') schemaDescriptions.add(value);
  if (key === 'properties') for (const name of Object.keys(value)) fieldNames.add(name);
  return value;
});

test('the editor describes each field in Indonesian, and has a name for it in both languages', () => {
  expect([...schemaDescriptions].sort(), 'translate it in descriptions.json').toEqual(Object.keys(descriptions).sort());
  expect([...fieldNames].sort(), 'name it in names.json').toEqual(Object.keys(names).sort());
});
