import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Suite = { title: string; file: string; specs?: { title: string }[]; suites?: Suite[] };

function listSuites(): Suite[] {
  const list = execFileSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', 'tests/spec/', '--list', '--reporter=json', '--project=*chromium'],
    // If this variable names a file, Playwright writes the list into that file and not to stdout.
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' } },
  );
  const { suites } = JSON.parse(list) as { suites: Suite[] };
  return suites.sort((suite, other) => suite.file.localeCompare(other.file));
}

/** To Playwright each file and each `describe` is a suite; only a `describe` becomes a heading. */
function linesOf({ title, file, specs = [], suites = [] }: Suite): string[] {
  const heading = title && title !== file ? [`\n## ${title}\n`] : [];
  return [...heading, ...specs.map((spec) => `- ${spec.title}`), ...suites.flatMap(linesOf)];
}

const introduction = `# What the specification says and tests check

Written by \`npx vitest run tests/specification.test.ts --update\`. Lines are tests' titles; where the specification is silent, see
[decision 0003](decisions/0003-where-the-specification-is-silent.md).
`;

test('docs/specification.md lists the titles of all tests in tests/spec', async () => {
  const lines = listSuites().flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(60);
  await expect(`${introduction}${lines.join('\n')}\n`).toMatchFileSnapshot('../docs/specification.md');
}, 60_000);
