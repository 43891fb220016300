import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Content, languages } from '../content/schema.ts';
import { ownFolder, writeOwnContent } from '../tests/content/own.ts';
import { loadContent } from './content/content.ts';

const folder = mkdtempSync(join(tmpdir(), 'renaming-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Addresses are facts of their own: whoever renames the site still has the old mail box until they change it. */
function sayings(value: unknown): string[] {
  if (typeof value === 'string') return /@|^https?:/.test(value) ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sayings) : [];
}

test.each(languages)('a new name in content/facts.yaml renames everything that is said in %s', (language) => {
  writeOwnContent();
  const before: Content = loadContent(language, ownFolder);
  const { name } = before.facts;
  cpSync(ownFolder, folder, { recursive: true });
  const facts = join(folder, 'facts.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(`name: ${name}`, 'name: Nimbrung'));

  const after = loadContent(language, folder);
  expect(after.facts.name).toBe('Nimbrung');
  expect(sayings(after).filter((saying) => saying.includes(name))).toEqual([]);
  const named = sayings(before).filter((saying) => saying.includes(name)).length;
  expect(named).toBeGreaterThan(5);
  expect(sayings(after).filter((saying) => saying.includes('Nimbrung'))).toHaveLength(named);
});
