import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createStatic } from '../../server/http/static/static.ts';
import { pages } from '../../site/pages.ts';
import { compressFolder } from '../../ssg/hosts/compress.ts';
import { writeHostFiles } from '../../ssg/hosts/hostFiles.ts';
import { keepOldAssets } from '../../ssg/hosts/keepOldAssets.ts';
import { ask, siteFiles, startServer, writeSite } from './fixture.ts';

const made: string[] = [];
const site = (files?: Record<string, string | Buffer>) => {
  const folder = writeSite(files);
  made.push(dirname(folder));
  return folder;
};
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('text that gets smaller is compressed, the same way every time', async () => {
  const [one, two] = [site(), site()];
  await Promise.all([compressFolder(one), compressFolder(two)]);
  const names = readdirSync(one, { recursive: true, encoding: 'utf8' }).sort();
  expect(names).toEqual(readdirSync(two, { recursive: true, encoding: 'utf8' }).sort());
  expect(names).toEqual(
    expect.arrayContaining(['index.html.br', 'index.html.zst', 'index.html.gz', 'assets/app-abc12345.js.br']),
  );
  expect(names.filter((name) => /robots\.txt\.|avif\.|\.br\.|unfinished/.test(name))).toEqual([]);
  for (const name of names.filter((name) => /\.(br|zst|gz)$/.test(name))) {
    expect(readFileSync(join(one, name)).equals(readFileSync(join(two, name))), name).toBe(true);
  }
});

test('a file that no longer gets smaller loses its old compressed forms', async () => {
  const folder = site();
  writeFileSync(join(folder, 'robots.txt.br'), 'old');
  await compressFolder(folder);
  expect(existsSync(join(folder, 'robots.txt.br'))).toBe(false);
});

test('assets of the previous build are kept for one generation', () => {
  const build = (name: string) => site({ [`assets/${name}.js`]: name, 'index.html': name });
  const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).sort();
  const [first, second, same, third] = [build('a'), build('b'), build('b'), build('c')];
  keepOldAssets(join(tmpdir(), 'no-such-build'), first);
  keepOldAssets(first, second);
  expect(assetsOf(second)).toEqual(['a.js', 'b.js']);
  keepOldAssets(second, same);
  expect(assetsOf(same), 'building the same again must not forget').toEqual(['a.js', 'b.js']);
  keepOldAssets(same, third);
  expect(assetsOf(third)).toEqual(['b.js', 'c.js']);
});

test('what can not be served right stops the start, with the reason and the cure', async () => {
  const start = (folder: string) => () => createStatic({ folder, secure: false });
  expect(start('no-such-folder')).toThrow(
    'no-such-folder is missing, so there is nothing to serve. Run: npm run build',
  );
  expect(start(site({ 'index.html': '' }))).toThrow(/has no 404\.html.*npm run build/);
  expect(start(site({ '404.html': '' }))).toThrow(/has no index\.html.*npm run build/);
  const stale = site();
  await compressFolder(stale);
  writeFileSync(join(stale, 'about.html'), 'A newer text');
  expect(start(stale)).toThrow(/about\.html\.br is not .*about\.html compressed.*npm run build/);
});

test('a deploy under a running server is not seen until it starts again', async () => {
  const server = await startServer();
  try {
    writeFileSync(join(server.folder, 'index.html'), 'half a fi');
    rmSync(join(server.folder, 'assets'), { recursive: true });
    expect(String((await ask(server, '/')).body)).toBe(siteFiles['index.html']);
    expect((await ask(server, '/assets/app-abc12345.js')).status).toBe(200);
  } finally {
    server.stop();
  }
});

test('static hosts get the same headers', () => {
  const folder = site();
  writeHostFiles(folder, pages);
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-/);
  expect(headers).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headers.match(/Content-Security-Policy/g)).toHaveLength(1);
  const [variables, nginx] = ['nginx-variables.conf', 'nginx-headers.conf'].map((name) =>
    readFileSync(join(dirname(folder), name), 'utf8'),
  );
  // At the level of http anything but a variable would reach the other sites of that nginx.
  expect(variables?.match(/^\w+/gm)?.filter((word) => word !== 'map')).toEqual([]);
  for (const part of [
    '  /index.html "default-src',
    '  /404.id.html "default-src',
    '  id .id;',
    'add_header Content-Security-Policy $site_content_security_policy always;',
  ]) {
    expect(`${variables}${nginx}`).toContain(part);
  }
});

test('a policy too long for Cloudflare fails the build instead of vanishing', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`${at}.html`, `<style>p{order:${at}}</style>`]),
  );
  const folder = site({ ...siteFiles, ...many });
  expect(() => writeHostFiles(folder, pages)).toThrow(/line of \d+ characters, of which Cloudflare allows 2000/);
});
