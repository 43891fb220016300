import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Named = Record<string, string>;
const read = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;
const { dependencies, devDependencies } = read<{ dependencies: Named; devDependencies: Named }>('package.json');
const { packages } = read<{ packages: Record<string, { integrity?: string }> }>('package-lock.json');
const installed = Object.entries({ ...dependencies, ...devDependencies });

/** One entry for each package that docs/dependencies.md has a line for. */
const listed = new Map(
  [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)]
    .slice(1)
    .flatMap(([, names = '', licences = '', reason = '', farewell = '']) =>
      names
        .replaceAll(/ \([^)]*\)/g, '')
        .split(', ')
        .map((name) => [name, { licences: licences.split(', '), reason, farewell }] as const),
    ),
);

test.each(installed)(
  '%s is in docs/dependencies.md, with its licence, its reason and what it takes to drop it',
  (name) => {
    const line = listed.get(name) ?? listed.get(name.replace(/^@types\/.*/, '@types/*'));
    expect(line?.licences).toContain(read<{ license: string }>(`node_modules/${name}/package.json`).license);
    for (const words of [line?.reason, line?.farewell]) expect(words).toMatch(/\w{3}/);
  },
);

test('docs/dependencies.md has no line for what is gone', () => {
  const names = installed.map(([name]) => name);
  expect(
    [...listed.keys()].filter((name) => !/^-+$|^package$|^@types\/\*$/.test(name) && !names.includes(name)),
  ).toEqual([]);
});

test('every version is pinned: here by its number, in the lockfile by its content', () => {
  expect(installed.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  const unpinned = Object.entries(packages).filter(
    ([path, { integrity }]) => path && !integrity?.startsWith('sha512-'),
  );
  expect(unpinned).toEqual([]);
});
