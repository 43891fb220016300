import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

type Suite = { file: string; specs?: { title: string }[]; suites?: Suite[] };

/** Every test that Playwright would run, under the title that the report gives it. */
function written(): string[] {
  const list = execFileSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json', '--project=chromium'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' } },
  );
  return (JSON.parse(list) as { suites: Suite[] }).suites.flatMap(titles);
}

const titles = ({ file, specs = [], suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(titles),
];

/** The lines of the tables: what is said, which file holds it, under which title. */
const lines = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (.+) \| `(.+)` \| (.+) \|$/gm)].map(
  ([, sentence = '', file = '', title = '']) => ({ sentence, test: `${file}: ${title}` }),
);

let tests: string[] = [];
beforeAll(() => {
  tests = written();
}, 60_000);

test('every sentence of docs/specification.md names a test that exists', () => {
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter(({ test }) => !tests.includes(test))).toEqual([]);
});

test('every test of the specification stands in docs/specification.md', () => {
  const named = new Set(lines.map(({ test }) => test));
  expect(tests.filter((test) => test.startsWith('spec/') && !named.has(test))).toEqual([]);
});
