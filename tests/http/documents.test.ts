import { afterAll, beforeAll, expect, test } from 'vitest';
import { onWorker } from '../server/parts/serverProcess.ts';
import { ask, siteFiles, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

// HEAD may leave the length out (RFC 9110, 8.6), and Cloudflare does.
const notCompared = { date: '', ...(onWorker && { 'content-length': '', 'transfer-encoding': '' }) };

const html = (name: string) => String(siteFiles[name]);

test('a page answers at its address without .html', async () => {
  const home = await ask(server, '/');
  expect([home.status, String(home.body)]).toEqual([200, html('index.html')]);
  expect(home.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(home.headers.etag).toMatch(/^"[\w-]{12}"$/);
  for (const path of ['/about', '/about?campaign=1', '/%61bout', '/about?lang=xx']) {
    expect(String((await ask(server, path)).body), path).toBe(html('about.html'));
  }
});

test.each([
  '/about.html',
  '/index.html',
  '/404',
  '/nothing',
  '/assets/',
  '/_redirects.json',
  '/_redirects.json.br',
  '/.own-assets.json',
  '/index.html.br',
  '/robots.txt/',
  '/__proto__',
  '/index.id',
  '/play/futsal',
  '/assets/gone-00000000.js',
  // In front of a worker this address is read by Cloudflare, which leads to the asset.
  ...(onWorker ? [] : ['/assets%2fapp-abc12345.js']),
])('%s is the 404 page', async (path) => {
  const answer = await ask(server, path);
  expect([answer.status, String(answer.body)]).toEqual([404, html('404.html')]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a page comes in the language that the browser prefers among ours, and caches are told', async () => {
  for (const [wish, file] of [
    ['id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7', 'about.id.html'],
    ['en-GB,en;q=0.9,id;q=0.8', 'about.html'],
    ['ms,ID;q=0.2', 'about.id.html'],
    ['id;q=0.2, en;q=0.9', 'about.html'],
    ['id;q=0', 'about.html'],
    ['ja', 'about.html'],
    ['*', 'about.html'],
    ['', 'about.html'],
    [`${'x,'.repeat(2000)}id`, 'about.id.html'],
  ] as const) {
    const { headers, body } = await ask(server, '/about', { headers: { 'Accept-Language': wish } });
    expect([String(body), headers.vary], wish).toEqual([html(file), 'Accept-Encoding, Accept-Language']);
  }
  const missing = await ask(server, '/nothing', { headers: { 'Accept-Language': 'id' } });
  expect([missing.status, String(missing.body)]).toEqual([404, html('404.id.html')]);
});

test('?lang chooses a translation whatever the browser prefers, and an unknown one nothing', async () => {
  const inIndonesian = { headers: { 'Accept-Language': 'id' } };
  expect(String((await ask(server, '/?lang=en', inIndonesian)).body)).toBe(html('index.en.html'));
  const { headers, body } = await ask(server, '/', inIndonesian);
  expect(String(body)).toBe(html('index.id.html'));
  expect((await ask(server, '/', { headers: { 'If-None-Match': headers.etag } })).status).toBe(200);
  for (const path of ['/?lang=id', '/?a=1&lang=id'])
    expect(String((await ask(server, path)).body)).toBe(html('index.id.html'));
  expect(String((await ask(server, '/?lang=../../about')).body)).toBe(html('index.html'));
});

test('?topic shows the form with its first words, and nowhere else', async () => {
  expect(String((await ask(server, '/about?topic=host')).body)).toBe(html('topic/host.html'));
  expect(String((await ask(server, '/about?topic=other')).body)).toBe(html('about.html'));
  expect(String((await ask(server, '/?topic=host')).body)).toBe(html('index.html'));
  expect((await ask(server, '/topic/host')).status).toBe(404);
});

test('?play shows the court that was shared, in each language, and an unknown one the home page', async () => {
  const court = await ask(server, '/?play=futsal');
  expect([court.status, String(court.body)]).toEqual([200, html('play/futsal.html')]);
  expect(court.headers.etag).not.toBe((await ask(server, '/')).headers.etag);
  expect((await ask(server, '/?play=futsal', { headers: { 'if-none-match': court.headers.etag } })).status).toBe(304);
  expect(String((await ask(server, '/?lang=id&play=futsal')).body)).toBe(html('play/futsal.id.html'));
  for (const path of ['/?play=chess', '/?play=', '/?play=../about', '/?play=__proto__'])
    expect(String((await ask(server, path)).body), path).toBe(html('index.html'));
  expect(String((await ask(server, '/about?play=futsal')).body)).toBe(html('about.html'));
});

test.each([
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/about/?lang=id&a=%2F', '/about?lang=id&a=%2F'],
  ['//', '/'],
  ['/old', '/about#team'],
  ['/old/?lang=id&a=%2F', '/about?lang=id&a=%2F#team'],
  ['/elsewhere?utm_source=poster', 'https://app.example/start?utm_source=poster'],
])('%s leads to %s', async (path, location) => {
  const answer = await ask(server, path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test.each([
  '//evil.example',
  '///evil.example//',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/about/..//evil.example/',
])('%s leads nowhere', async (path) => {
  const answer = await ask(server, path);
  expect(answer.headers.location).toBeUndefined();
  expect([400, 404]).toContain(answer.status);
});

test('assets never change, other files revalidate, each with its type', async () => {
  const asset = await ask(server, '/assets/app-abc12345.js');
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await ask(server, '/robots.txt')).headers['cache-control']).toBe('no-cache');
  expect((await ask(server, '/.well-known/security.txt')).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/', '/nothing', '/assets/photo-abc12345.avif', '/about/']) {
    const [get, head] = [await ask(server, path), await ask(server, path, { method: 'HEAD' })];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect({ ...head.headers, ...notCompared }).toEqual({ ...get.headers, ...notCompared });
  }
});

test('other methods than GET and HEAD get 405 and the allowed ones', async () => {
  for (const method of ['OPTIONS', 'TRACE', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE']) {
    const answer = await ask(server, '/about', { method });
    expect([answer.status, answer.headers.allow, answer.body.length]).toEqual([405, 'GET, HEAD', 0]);
  }
});

// The caller here is the test's own; the worker has its app behind it.
test.skipIf(onWorker)('/api/ and pages rendered on request are left to the app', async () => {
  for (const path of ['/api/', '/api/contact', '/api/..%2f', '/about?sent=AAAA-AAAA'])
    expect((await ask(server, path)).status, path).toBe(299);
  expect((await ask(server, '/api/contact', { method: 'POST' })).status).toBe(299);
  expect((await ask(server, '/?sent=AAAA-AAAA')).status).toBe(200);
});
