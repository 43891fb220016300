import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const maxLinesOfFile = 199;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|js|css|ya?ml)$/.test(file) && !/\/trees\//.test(file) && existsSync(file));

test(`no source file is longer than ${maxLinesOfFile} lines`, () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(files).toContain('site/pages.ts');
  expect(files.filter((file) => lines(file) > maxLinesOfFile)).toEqual([]);
});

test('every drawing is a complete SVG that a designer can open', async () => {
  const density = 8; // In dots per inch. Sharp's default, 72, takes several times as long.
  const drawings = globSync('{content,site,ssg}/**/*.svg');
  expect(drawings).toContain('site/courts/badminton.svg');
  for (const drawing of drawings) await expect(sharp(drawing, { density }).stats(), drawing).resolves.toBeTruthy();
});

test('only tests in tests/owner read the real content, so that an owner’s words break no other test', () => {
  const tests = files.filter((file) => /^tests\/|\.test\.tsx?$/.test(file) && !file.startsWith('tests/owner/'));
  // A call of loadContents or loadContent without a folder, or a file below content/ that is read or copied.
  const readsRealContent = /\bloadContents?\(\s*(['"]\w+['"])?\s*\)|(cpSync|readFileSync)\(\s*['"`]content\b/;
  expect(tests.filter((file) => readsRealContent.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('only tokens.css contains colour values', () => {
  // For example "color: #fff", "rgb(0 0 0)" or "background: white", but not "oklch(from var(--ink) ...)".
  const colourValue =
    /:.*#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch(?!\(from))\(|:[^;]*\b(?:black|white)\b/i;
  const found = files
    .filter((file) => /^(site|edit)\/.*\.css$/.test(file) && file !== 'site/styles/tokens.css')
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .split('\n')
        // In a mask only a colour's opacity counts. The property white-space is no colour.
        .filter((line) => colourValue.test(line) && !/mask-image|white-space/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found, 'give it a name in site/styles/tokens.css').toEqual([]);
});
