import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
let etag = '';
let modified = '';
/** Pages name no date, to fit one flight with their headers; files do. */
const file = '/robots.txt';
beforeAll(async () => {
  server = await startServer();
  etag = (await ask(server, '/')).headers.etag ?? '';
  modified = (await ask(server, file)).headers['last-modified'] ?? '';
});
afterAll(() => server.stop());

const past = 'Sat, 01 Jan 2000 00:00:00 GMT';
const future = 'Fri, 01 Jan 2100 00:00:00 GMT';
const status = async (headers: Record<string, string>, path = '/') => (await ask(server, path, { headers })).status;

test('If-None-Match', async () => {
  const same = await ask(server, '/', { headers: { 'If-None-Match': etag } });
  expect([same.status, same.body.length, same.headers.etag, same.headers['cache-control']]).toEqual([
    304,
    0,
    etag,
    'no-cache',
  ]);
  expect(await status({ 'If-None-Match': `W/${etag}` })).toBe(304);
  expect(await status({ 'If-None-Match': `"other", ${etag}` })).toBe(304);
  expect(await status({ 'If-None-Match': '*' })).toBe(304);
  expect(await status({ 'If-None-Match': '"other"' })).toBe(200);
  expect(await status({ 'If-None-Match': etag, 'Accept-Encoding': 'br' })).toBe(200);
  expect(await status({ 'If-None-Match': etag.replaceAll('"', '') })).toBe(200);
});

test('If-None-Match is heard before If-Modified-Since', async () => {
  expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': modified }, file)).toBe(200);
  expect(await status({ 'If-None-Match': etag, 'If-Modified-Since': past })).toBe(304);
});

test('If-Modified-Since must be the very date, so that going back to an older build is seen', async () => {
  const since = (date: string) => status({ 'If-Modified-Since': date }, file);
  expect(await since(modified)).toBe(304);
  expect(await since(past)).toBe(200);
  expect(await since(future)).toBe(200);
  expect(await since('nonsense')).toBe(200);
});

test('a missing page is never "not modified"', async () => {
  const missing = await ask(server, '/nothing');
  const again = await ask(server, '/nothing', {
    headers: { 'If-None-Match': missing.headers.etag ?? '*', Range: 'bytes=0-1' },
  });
  expect(again.status).toBe(404);
});
