import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
let etag = '';
let modified = '';
beforeAll(async () => {
  server = await startServer();
  const { headers } = await ask(server, '/');
  etag = headers.etag ?? '';
  modified = headers['last-modified'] ?? '';
});
afterAll(() => server.stop());

const past = 'Sat, 01 Jan 2000 00:00:00 GMT';
const future = 'Fri, 01 Jan 2100 00:00:00 GMT';
const status = async (headers: Record<string, string>) => (await ask(server, '/', { headers })).status;

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
  expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': modified })).toBe(200);
  expect(await status({ 'If-None-Match': etag, 'If-Modified-Since': past })).toBe(304);
});

test('If-Modified-Since must be the very date, so that going back to an older build is seen', async () => {
  expect(await status({ 'If-Modified-Since': modified })).toBe(304);
  expect(await status({ 'If-Modified-Since': past })).toBe(200);
  expect(await status({ 'If-Modified-Since': future })).toBe(200);
  expect(await status({ 'If-Modified-Since': 'nonsense' })).toBe(200);
});

test('a missing page is never "not modified"', async () => {
  const missing = await ask(server, '/nothing');
  const again = await ask(server, '/nothing', {
    headers: { 'If-None-Match': missing.headers.etag ?? '*', Range: 'bytes=0-1' },
  });
  expect(again.status).toBe(404);
});
