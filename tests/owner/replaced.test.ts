import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { kinds, languages } from '../../content/schema.ts';
import { run, wholeProject } from '../edit/project.ts';
import { brokenLinks } from './links.ts';
import { replaceEverything } from './replace.ts';

test('with every word, person, picture and link replaced the content is in order, is built, and its links lead somewhere', async ({
  onTestFinished,
}) => {
  const root = wholeProject();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'content');
  const before = sayings(folder);
  await replaceEverything(folder);
  const kept = [...sayings(folder)].filter((saying) => before.has(saying));
  // What no schema leaves to be said in other words.
  expect(kept.filter((saying) => /\s/.test(saying))).toEqual([]);
  const { status, said } = run(root, 'npm run check:content && npm run build');
  expect(status, said).toBe(0);
  expect(brokenLinks(join(root, 'dist/client'))).toEqual([]);
}, 180_000);

function sayings(folder: string): Set<string> {
  const all = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(all)
        : [];
  const files = languages.flatMap((language) => Object.keys(kinds).map((kind) => `${language}/${kind}.yaml`));
  return new Set(['facts.yaml', ...files].flatMap((file) => all(parse(readFileSync(join(folder, file), 'utf8')))));
}
