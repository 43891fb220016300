import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(project, { recursive: true }));

test('a build result is made once for each source and again after a change of code, which deletes the older results', async () => {
  const copy = join(project, 'ssg/lib/cache.ts');
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync('ssg/lib/cache.ts', copy);
  writeFileSync(join(project, 'package-lock.json'), '');
  vi.stubEnv('BUILD_CACHE', join(project, 'results'));
  const make = vi.fn(async () => Buffer.from('made'));
  for (const code of ['older', 'newer']) {
    writeFileSync(join(project, 'ssg/maker.ts'), code);
    vi.resetModules();
    const { cached } = (await import(copy)) as typeof import('./cache.ts');
    for (const source of ['one', 'one', 'two']) expect(String(await cached('thing', source, make))).toBe('made');
  }
  vi.unstubAllEnvs();
  expect(make).toHaveBeenCalledTimes(4);
  expect(readdirSync(join(project, 'results'))).toHaveLength(1);
});
