import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/server/helpers/afterTest.ts';

test('a cached result is used until its source or the code that makes it changes', async () => {
  const project = temporaryFolder();
  // The cache depends on the code in its own project, so the test copies it into a small project and changes the code there.
  const cacheCopy = join(project, 'ssg/lib/cache.ts');
  cpSync('ssg/lib/cache.ts', cacheCopy);
  writeFileSync(join(project, 'package-lock.json'), '');
  vi.stubEnv('BUILD_CACHE', join(project, 'results'));
  const make = vi.fn(async () => Buffer.from('made'));
  for (const code of ['older', 'newer']) {
    writeFileSync(join(project, 'ssg/maker.ts'), code);
    vi.resetModules();
    const { readCached } = (await import(cacheCopy)) as typeof import('./cache.ts');
    for (const source of ['one', 'one', 'two']) expect(String(await readCached('picture', source, make))).toBe('made');
  }
  vi.unstubAllEnvs();
  expect(make).toHaveBeenCalledTimes(4);
  expect(readdirSync(join(project, 'results')), 'only the newer folder is left').toHaveLength(1);
});
