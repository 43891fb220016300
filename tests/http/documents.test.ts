import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isOnWorker } from '../server/helpers/serverProcess.ts';
import { request, siteFiles, startServerWithFiles } from './testServer.ts';

const server = await startServerWithFiles();

const addressesOf = {
  'index.html': ['/', '/?lang=../about', '/?topic=host', '/?play=chess', '/?play=', '/?play=../a', '/?play=__proto__'],
  'index.id.html': ['/?lang=id', '/?a=1&lang=id'],
  'about.html': ['/about', '/%61bout', '/about?a=1', '/about?lang=xx', '/about?topic=other', '/about?play=futsal'],
  'topic/host.html': ['/about?topic=host'],
  'play/futsal.html': ['/?play=futsal'],
  'play/futsal.id.html': ['/?lang=id&play=futsal'],
};
test.each(Object.entries(addressesOf))('%s is shown at %j', async (file, addresses) => {
  const answers = await Promise.all(addresses.map((address) => request(server, address)));
  for (const { status, body } of answers) expect([status, String(body)]).toEqual([200, siteFiles[file]]);
});

test.each([
  ...['/about.html', '/index.html', '/index.id', '/index.html.br', '/404', '/nothing', '/robots.txt/', '/__proto__'],
  ...['/assets/', '/assets/gone-00000000.js', '/_redirects.json', '/_redirects.json.br', '/.own-assets.json'],
  ...['/play/futsal', '/topic/host', '//evil.example', '///evil.example//', '/assets/.DS_Store'],
  // Cloudflare reads %2F as / in these addresses before it looks for a file.
  ...(isOnWorker ? [] : ['/assets%2Fapp-abc12345.js', '/%2f%2fevil.example/']),
])('the address %s shows the 404 page', async (path) => {
  const { status, headers, body } = await request(server, path);
  expect([status, String(body), headers['cache-control']]).toEqual([404, siteFiles['404.html'], 'no-cache']);
});

test.each([
  ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', '.id'],
  ['en-GB,en;q=0.9,id;q=0.8', ''],
  ['ms,ID;q=0.2', '.id'],
  ['id;q=0.2, en;q=0.9', ''],
  ...['id;q=0', 'ja', '*', ''].map((preference) => [preference, '']),
  [`${'x,'.repeat(2000)}id`, '.id'],
])('a page is in the language that the browser prefers, %s', async (preference, suffix) => {
  const options = { headers: { 'Accept-Language': preference } };
  const { headers, body } = await request(server, '/about', options);
  const vary = 'Accept-Encoding, Accept-Language';
  expect([String(body), headers.vary]).toEqual([siteFiles[`about${suffix}.html`], vary]);
  expect(String((await request(server, '/nothing', options)).body)).toBe(siteFiles[`404${suffix}.html`]);
  expect(String((await request(server, '/?lang=en', options)).body)).toBe(siteFiles['index.en.html']);
});

test.each([
  ['/about/', '/about'],
  ['/about/?lang=id&a=%2F', '/about?lang=id&a=%2F'],
  ['//', '/'],
  ['/old', '/about#team'],
  ['/old/?lang=id&a=%2F', '/about?lang=id&a=%2F#team'],
  ['/elsewhere?utm_source=poster', 'https://app.example/start?utm_source=poster'],
  ['/store?utm_source=poster', 'https://store.example/?id=1&utm_source=poster'],
])('the address %s redirects to %s', async (path, location) => {
  const answer = await request(server, path);
  expect(answer).toMatchObject({ status: 301, headers: { location, 'cache-control': 'no-cache' } });
});

// wrangler's development server compresses anew what the worker sends.
test.skipIf(isOnWorker).each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.8', 'br'],
  ['*', 'identity'],
] as const)('Accept-Encoding %j gets the smallest of the accepted codings, %s', async (header, coding) => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const options = { headers: header ? { 'Accept-Encoding': header } : {} };
  const { headers, body } = await request(server, '/', options);
  expect(headers['content-encoding'] ?? 'identity').toBe(coding);
  expect(String(unpack[coding](body))).toBe(siteFiles['index.html']);
  const script = await request(server, '/assets/app-abc12345.js', options);
  expect([headers.vary, script.headers.vary]).toEqual(['Accept-Encoding, Accept-Language', 'Accept-Encoding']);
  const { etag: uncompressedEtag } = (await request(server, '/')).headers;
  expect(headers.etag === uncompressedEtag).toBe(coding === 'identity');
  const picture = await request(server, '/assets/photo-abc12345.avif', options);
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
});

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  // iOS reads this file only as JSON, and the file's name has no extension.
  ['/.well-known/apple-app-site-association', 'application/json', 'no-cache'],
  ['/assets/app-abc12345.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s is sent as %s with Cache-Control %s', async (path, type, cacheControl) => {
  const { status, headers } = await request(server, path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cacheControl]);
});

// These headers may differ. HEAD may leave the length out (RFC 9110, 8.6), and Cloudflare does.
const notCompared = { date: '', ...(isOnWorker && { 'content-length': '', 'transfer-encoding': '' }) };
test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/', '/nothing', '/assets/photo-abc12345.avif', '/about/']) {
    const [get, head] = [await request(server, path), await request(server, path, { method: 'HEAD' })];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({ ...head.headers, ...notCompared }).toEqual({ ...get.headers, ...notCompared });
  }
});

test('a page allows only GET and HEAD', async () => {
  for (const method of ['OPTIONS', 'TRACE', 'POST', 'PUT', 'DELETE', 'PURGE']) {
    const answer = await request(server, '/about', { method });
    expect([answer.status, answer.headers.allow, answer.body.length]).toEqual([405, 'GET, HEAD', 0]);
  }
});
