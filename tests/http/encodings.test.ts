import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose } from '../../server/http/static/accept.ts';
import { ask, siteFiles, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const variants = (
  [
    ['identity', 100],
    ['gzip', 30],
    ['br', 20],
  ] as const
).map(([coding, size]) => ({ coding, size }));

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1, br;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['identity;q=0, br', 'br'],
  ['br;q=x, gzip', 'br'],
  ['br ; q=0.2 , gzip ; q=0.8', 'gzip'],
])('Accept-Encoding %j gets %s', (header, coding) => {
  expect(choose(variants, header).coding).toBe(coding);
});

test('every coding carries the same text, its own tag and Vary', async () => {
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes: Buffer) => bytes,
  };
  const tags = new Set<string | undefined>();
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const answer = await ask(server, '/', { headers: { 'Accept-Encoding': coding } });
    expect(answer.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(String(unpack[coding](answer.body))).toBe(siteFiles['index.html']);
    expect(answer.headers.vary).toMatch(/^Accept-Encoding/);
    tags.add(answer.headers.etag);
  }
  expect(tags.size).toBe(3);
});

test('a picture is sent as it is', async () => {
  const answer = await ask(server, '/assets/photo-abc12345.avif', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBeUndefined();
});
