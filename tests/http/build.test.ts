import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStaticHandler } from '../../server/http/listener.ts';
import { compressFolder, keepOldAssets } from '../../ssg/output.ts';
import { temporaryFolder } from '../server/helpers/afterTest.ts';
import { postForm } from '../server/helpers/send.ts';
import { request, siteFiles, startServerWithFiles, writeFiles } from './testServer.ts';

const server = await startServerWithFiles();

function makeFolder(files?: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

test('files that compression makes smaller are compressed, and outdated compressed files are deleted', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'robots.txt.br'), 'old');
  await compressFolder(folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'assets/app-abc12345.js.br']));
  // Compression makes robots.txt no smaller.
  expect(names.filter((name) => /robots\.txt\.|avif\.|\.br\./.test(name))).toEqual([]);
});

test('a build keeps the assets of the build before it, but not of older ones', () => {
  const build = (name: string) => makeFolder({ [`assets/${name}.js`]: name, 'index.html': name });
  const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).sort();
  const [first, second, repeated, third] = [build('a'), build('b'), build('b'), build('c')];
  keepOldAssets('no-such-build', first);
  keepOldAssets(first, second);
  expect(assetsOf(second)).toEqual(['a.js', 'b.js']);
  keepOldAssets(second, repeated);
  expect(assetsOf(repeated), 'a build with the same assets deletes no older ones').toEqual(['a.js', 'b.js']);
  keepOldAssets(repeated, third);
  expect(assetsOf(third)).toEqual(['b.js', 'c.js']);
});

test('with an incomplete build the server does not start, and the error says what to run', () => {
  const start = (folder: string) => () => createStaticHandler({ folder, usesHttps: false, languages: ['en'] });
  expect(start(makeFolder({ '404.html': '' }))).toThrow(/has no index\.html.*npm run build/);
});

test('a running server serves a new deploy only after a restart', async () => {
  writeFileSync(join(server.folder, 'index.html'), 'changed');
  rmSync(join(server.folder, 'assets'), { recursive: true });
  rmSync(join(server.folder, '../server'), { recursive: true });
  expect((await postForm(server.url, {})).status, 'the page with the form’s errors').toBe(422);
  expect(String((await request(server, '/')).body)).toBe(siteFiles['index.html']);
  expect((await request(server, '/assets/app-abc12345.js')).status).toBe(200);
});
