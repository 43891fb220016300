import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { facts, kinds } from '../../content/schema.ts';
import { writeAtomically } from '../hosts/compress.ts';

/** Writes what editors need to complete, describe and check the content as it is typed. Each file names its own. */
export function writeContentSchemas(folder = 'content'): void {
  const target = join(folder, '.schema');
  mkdirSync(target, { recursive: true });
  for (const [kind, schema] of Object.entries({ ...kinds, facts })) {
    // The editors' YAML server knows this older draft best.
    const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
    const text = `${JSON.stringify({ title: `${kind}.yaml`, ...json }, null, 1)}\n`;
    const file = join(target, `${kind}.json`);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeAtomically(file, text);
  }
}
