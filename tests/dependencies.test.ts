import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Versions = Record<string, string>;
const read = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;
const { dependencies, devDependencies } = read<{ dependencies: Versions; devDependencies: Versions }>('package.json');
const installed = Object.entries({ ...dependencies, ...devDependencies });

const lines = readFileSync('docs/dependencies.md', 'utf8').match(/^- `.*$/gm) ?? [];
const packagesIn = (line: string) => [...line.matchAll(/`(.+?)`/g)].map(([, name]) => name);

test.each(installed)('%s is in docs/dependencies.md, with its licence and its reason', (name) => {
  const line = lines.find((each) => packagesIn(each).includes(name.replace(/^@types\/.*/, '@types/*')));
  expect(line).toContain(read<{ license: string }>(`node_modules/${name}/package.json`).license);
  expect(line, 'the reason follows a colon').toMatch(/: \w{3}/);
});

test('docs/dependencies.md lists no removed package', () => {
  const known: unknown[] = ['@types/*', ...installed.map(([name]) => name)];
  expect(lines.flatMap(packagesIn).filter((name) => !known.includes(name))).toEqual([]);
});
