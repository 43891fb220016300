import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose } from '../../server/http/static/accept.ts';
import { ask, siteFiles, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const variants = [
  { coding: 'identity', size: 100 },
  { coding: 'gzip', size: 30 },
  { coding: 'br', size: 20 },
] as const;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.8', 'br'],
  ['*', 'identity'],
])('Accept-Encoding %j gets %s', (header, coding) => {
  expect(choose(variants, header).coding).toBe(coding);
});

test('every coding has the same text, its own ETag and Vary; a picture is not compressed', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const tags = new Set<string | undefined>();
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const { headers, body } = await ask(server, '/', { headers: { 'Accept-Encoding': coding } });
    expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(String(unpack[coding](body))).toBe(siteFiles['index.html']);
    expect(headers.vary).toMatch(/^Accept-Encoding/);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
  const picture = await ask(server, '/assets/photo-abc12345.avif', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
});
