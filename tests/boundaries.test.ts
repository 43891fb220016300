import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFiles } from './http/testServer.ts';

const rules: Record<string, { may?: string[]; mayNot: string[] }> = {
  'site/ui/New.tsx': {
    may: ['./Button.tsx'],
    mayNot: ['../layout/Header.tsx', '../home/Hero.tsx', '../../content/schema.ts', '../../server/http/headers.ts'],
  },
  'site/layout/New.tsx': {
    may: ['../ui/Button.tsx'],
    mayNot: ['../about/AboutPage.tsx', '../../ssg/content/content.ts'],
  },
  'site/about/New.tsx': {
    may: ['../layout/Stores.tsx'],
    mayNot: ['../../ssg/content/content.ts', '../../server/http/headers.ts', '../../tests/browser/pages.ts', 'node:fs'],
  },
  'ssg/new.ts': {
    may: ['../site/pages.ts'],
    mayNot: ['../edit/pageInfo.ts', '../tests/browser/pages.ts', '../measure/bench.ts'],
  },
  'tests/new.ts': { mayNot: ['../measure/bench.ts'] },
  'server/new.ts': {
    may: ['../contract/contact.ts'],
    mayNot: ['../site/pages.ts', '../content/schema.ts', '../edit/pageInfo.ts'],
  },
  'server/http/static/new.ts': { mayNot: ['../../../ssg/content/content.ts'] },
  'contract/new.ts': { mayNot: ['../server/http/headers.ts', '../site/pages.ts'] },
};

/** Each import gets a file of its own: a finding names the file, but not the import. */
const nameFor = (file: string, imported: string) => file.replace(/(\.tsx?)$/, `-${imported.replaceAll(/\W/g, '_')}$1`);

function lint(folder: string, ...options: string[]): string {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', ...options, '.'];
  return spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' }).stdout;
}

const project = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
cpSync('biome.json', join(project, 'biome.json'));
for (const [file, { may = [], mayNot }] of Object.entries(rules))
  for (const imported of [...may, ...mayNot])
    writeFiles(project, { [nameFor(file, imported)]: `import '${imported}';\n` });
const findings = lint(project, '--vcs-enabled=false', '--only=style/noRestrictedImports');

test.each(Object.entries(rules))('in %s the linter forbids the imports of mayNot', (file, { may = [], mayNot }) => {
  const isAllowed = (imported: string) => !findings.includes(nameFor(file, imported));
  expect([...may, ...mayNot].filter(isAllowed)).toEqual(may);
});

test('there are no import cycles, not even of types', () => {
  expect(lint('.', '--only=suspicious/noImportCycles')).toContain('"diagnostics":[]');
});
