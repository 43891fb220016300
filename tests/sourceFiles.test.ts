import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A file that grows past this does more than one thing. */
const longestSourceFile = 199;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|js|css|ya?ml)$/.test(file) && existsSync(file));

test('there are source files to look at', () => {
  expect(files).toContain('site/pages.ts');
});

test(`no source file is longer than ${longestSourceFile} lines`, () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(files.filter((file) => lines(file) > longestSourceFile)).toEqual([]);
});
