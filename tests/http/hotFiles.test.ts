import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHotFiles, FileChanged } from '../../server/http/static/hotFiles.ts';
import { afterTest } from '../server/parts/afterTest.ts';
import { ask, siteFiles, startServer } from './fixture.ts';

/** Ten files of a kilobyte, and what is read of them when six fit into memory. */
function tenFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'hot-'));
  afterTest(() => rmSync(folder, { recursive: true }));
  const names = Array.from({ length: 10 }, (_, at) => join(folder, `${at}`));
  const open = createHotFiles(6 * 1024);
  let looks = 0;
  const readers = names.map((name, at) => {
    writeFileSync(name, Buffer.alloc(1024, at));
    return open(name).reader((bytes) => {
      looks++;
      return bytes.every((byte) => byte === at);
    });
  });
  const ask = (at: number) => {
    const before = looks;
    expect(readers[at]?.().equals(Buffer.alloc(1024, at))).toBe(true);
    return looks > before ? 'disk' : 'memory';
  };
  return { names, ask, folder };
}

test('what is asked for often stays in memory, however much else is asked for once', () => {
  const { ask } = tenFiles();
  expect([ask(9), ask(9), ask(1), ask(0), ask(0)]).toEqual(['disk', 'memory', 'memory', 'disk', 'memory']);
  const often = Array.from({ length: 30 }, (_, at) => {
    ask(1 + (at % 9));
    return ask(0);
  });
  expect(new Set(often)).toEqual(new Set(['memory']));
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((at) => ask(at) === 'disk').length).toBeGreaterThan(3);
});

test('what a deploy has taken away or replaced is read as it was, and what was written over is not sent', () => {
  const { names, ask } = tenFiles();
  const [gone = '', replaced = '', over = ''] = names.slice(-3);
  rmSync(gone);
  writeFileSync(`${replaced}.new`, 'another');
  renameSync(`${replaced}.new`, replaced);
  expect([ask(7), ask(8)]).toEqual(['disk', 'disk']);
  for (const text of ['short', 'x'.repeat(1024)]) {
    writeFileSync(over, text);
    expect(() => ask(9)).toThrow(FileChanged);
  }
});

test('a page that does not fit and that somebody has written over is a 503, and all others come as ever', async () => {
  const large = `<!doctype html>${'A large site. '.repeat(200_000)}`;
  const server = await startServer('', { ...siteFiles, 'about.html': large });
  afterTest(server.stop);
  writeFileSync(join(server.folder, 'about.html'), 'half of a pa');
  expect(await ask(server, '/about')).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  expect((await ask(server, '/')).status).toBe(200);
});
