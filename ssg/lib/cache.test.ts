import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a result is made once for each source, and results of older code are deleted', async () => {
  mkdirSync(join(folder, 'made-by-other-code'));
  vi.stubEnv('BUILD_CACHE', folder);
  vi.resetModules();
  const { cached } = await import('./cache.ts');
  vi.unstubAllEnvs();
  const make = vi.fn(async () => Buffer.from('made'));
  for (const source of ['one', 'one', 'two']) expect(String(await cached('thing', source, make))).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).not.toContain('made-by-other-code');
});
