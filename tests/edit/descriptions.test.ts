import { expect, test } from 'vitest';
import { z } from 'zod';
import { facts, kinds } from '../../content/schema.ts';
import descriptions from '../../edit/browser/descriptions.json' with { type: 'json' };

test('the Indonesian editor describes each field in Indonesian', () => {
  const described = new Set<string>();
  const schemas = z.toJSONSchema(z.object({ facts, ...kinds }), { io: 'input', unrepresentable: 'any' });
  JSON.stringify(schemas, (key, value) => {
    if (key === 'description' && typeof value === 'string') described.add(value);
    return value;
  });
  expect([...described].sort(), 'translate it in edit/browser/descriptions.json').toEqual(
    Object.keys(descriptions).sort(),
  );
});
