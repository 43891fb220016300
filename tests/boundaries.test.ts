import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What biome.json must forbid: the house rules of CONTRIBUTING.md. */
const forbidden = [
  ['site/ui/New.tsx', '../layout/Header.tsx'],
  ['site/ui/New.tsx', '../home/Hero.tsx'],
  ['site/ui/New.tsx', '../../content/schema.ts'],
  ['site/ui/New.tsx', '../../server/headers.ts'],
  ['site/layout/New.tsx', '../about/AboutPage.tsx'],
  ['site/layout/New.tsx', '../../ssg/content/content.ts'],
  ['site/about/New.tsx', '../../ssg/content/content.ts'],
  ['site/about/New.tsx', '../../server/headers.ts'],
  ['site/about/New.tsx', '../../tests/browser/pages.ts'],
  ['site/about/New.tsx', 'node:fs'],
  ['site/about/New.tsx', '../../edit/page.ts'],
  ['ssg/new.ts', '../edit/page.ts'],
  ['server/new.ts', '../edit/page.ts'],
  ['ssg/new.ts', '../tests/browser/pages.ts'],
  ['ssg/new.ts', '../measure/bench.ts'],
  ['tests/new.ts', '../measure/bench.ts'],
  ['server/new.ts', '../site/pages.ts'],
  ['server/http/static/new.ts', '../../ssg/content/content.ts'],
  ['server/new.ts', '../content/schema.ts'],
  ['contract/new.ts', '../server/http/headers.ts'],
  ['contract/new.ts', '../site/pages.ts'],
] as const;

const allowed = [
  ['site/ui/New.tsx', './Button.tsx'],
  ['site/layout/New.tsx', '../ui/Button.tsx'],
  ['site/about/New.tsx', '../layout/Stores.tsx'],
  ['ssg/new.ts', '../site/pages.ts'],
  ['server/new.ts', '../contract/contact.ts'],
] as const;

const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
let refused: string;

beforeAll(() => {
  cpSync('biome.json', join(project, 'biome.json'));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    const copy = join(project, nameOf(file, imported));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, `import '${imported}';\n`);
  }
  refused = lint(['--vcs-enabled=false', '--only=style/noRestrictedImports', project]);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test.each(forbidden)('%s must not import %s', (file, imported) => {
  expect(refused).toContain(nameOf(file, imported));
});

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(refused).not.toContain(nameOf(file, imported));
});

test('there are no import cycles, not even of types', () => {
  expect(lint(['--only=suspicious/noImportCycles', '.'])).toContain('"diagnostics":[]');
});

/** A copy of the file for each import, so that the linter reports each. */
const nameOf = (file: string, imported: string) => file.replace(/(\.tsx?)$/, `-${imported.replaceAll(/\W/g, '_')}$1`);

const lint = (options: string[]) =>
  spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', '--max-diagnostics=none', ...options], {
    cwd: options.includes(project) ? project : '.',
    encoding: 'utf8',
  }).stdout;
