import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('a browser that has a page gets 304, unless the page is another by now', async () => {
  const { etag = '' } = (await ask(server, '/')).headers;
  const again = (headers: Record<string, string>) => ask(server, '/', { headers });
  const same = await again({ 'If-None-Match': etag });
  expect([same.status, same.body.length]).toEqual([304, 0]);
  expect(same.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  for (const known of [`W/${etag}`, `"other", ${etag}`, '*'])
    expect((await again({ 'If-None-Match': known })).status, known).toBe(304);
  for (const known of ['"other"', etag.replaceAll('"', '')])
    expect((await again({ 'If-None-Match': known })).status, known).toBe(200);
  expect((await again({ 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
});

test('a missing page is never "not modified"', async () => {
  const { etag = '*' } = (await ask(server, '/nothing')).headers;
  expect((await ask(server, '/nothing', { headers: { 'If-None-Match': etag } })).status).toBe(404);
});
