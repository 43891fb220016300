import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from './http/fixture.ts';

type Imports = { may?: string[]; not: string[] };

/** The house rules of CONTRIBUTING.md as biome.json must enforce them: what a new file may and may not import. */
const rules: Record<string, Imports> = {
  'site/ui/New.tsx': {
    may: ['./Button.tsx'],
    not: ['../layout/Header.tsx', '../home/Hero.tsx', '../../content/schema.ts', '../../server/headers.ts'],
  },
  'site/layout/New.tsx': { may: ['../ui/Button.tsx'], not: ['../about/AboutPage.tsx', '../../ssg/content/content.ts'] },
  'site/about/New.tsx': {
    may: ['../layout/Stores.tsx'],
    not: ['../../ssg/content/content.ts', '../../server/headers.ts', '../../tests/browser/pages.ts', 'node:fs'],
  },
  'ssg/new.ts': { may: ['../site/pages.ts'], not: ['../edit/page.ts', '../tests/browser/pages.ts', '../measure/a.ts'] },
  'tests/new.ts': { not: ['../measure/bench.ts'] },
  'server/new.ts': {
    may: ['../contract/contact.ts'],
    not: ['../site/pages.ts', '../content/schema.ts', '../edit/page.ts'],
  },
  'server/http/static/new.ts': { not: ['../../ssg/content/content.ts'] },
  'contract/new.ts': { not: ['../server/http/headers.ts', '../site/pages.ts'] },
};

const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
let findings: string;

beforeAll(() => {
  cpSync('biome.json', join(project, 'biome.json'));
  const imports = Object.entries(rules).flatMap(([file, { may = [], not }]) =>
    [...may, ...not].map((imported) => [copyName(file, imported), `import '${imported}';\n`]),
  );
  writeFiles(project, Object.fromEntries(imports));
  findings = lint(['--vcs-enabled=false', '--only=style/noRestrictedImports', project]);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test.each(Object.entries(rules))('the linter allows %s only its folder’s imports', (file, { may = [], not }) => {
  const isAllowed = (imported: string) => !findings.includes(copyName(file, imported));
  expect([...may, ...not].filter(isAllowed)).toEqual(may);
});

test('there are no import cycles, not even of types', () => {
  expect(lint(['--only=suspicious/noImportCycles', '.'])).toContain('"diagnostics":[]');
});

/** A copy of the file for each import, so that the linter reports each. */
const copyName = (file: string, imported: string) => file.replace(/(\.tsx?)$/, `-${imported.replaceAll(/\W/g, '_')}$1`);

const lint = (options: string[]) =>
  spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', '--max-diagnostics=none', ...options], {
    cwd: options.includes(project) ? project : '.',
    encoding: 'utf8',
  }).stdout;
