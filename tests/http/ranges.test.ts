import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRange } from '../../server/http/static/ranges.ts';
import { type Answer, ask, siteFiles, startServer, type TestServer } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const path = '/assets/photo-abc12345.avif';
const photo = Buffer.from(siteFiles['assets/photo-abc12345.avif'] ?? '');
const range = (value: string, more: Record<string, string> = {}): Promise<Answer> =>
  ask(server, path, { headers: { Range: value, ...more } });

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=990-', 990, 999],
  ['bytes=-10', 990, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=998-5000', 998, 999],
  ['BYTES=5-5', 5, 5],
])('%s gives bytes %i to %i', async (header, first, last) => {
  const answer = await range(header);
  expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${first}-${last}/1000`]);
  expect(answer.body.equals(photo.subarray(first, last + 1))).toBe(true);
});

test.each(['bytes=9-5', 'bytes=a-b', 'bytes=-', 'lines=0-1', 'bytes', 'bytes=', 'bytes=0-1, -2'])(
  '%s is answered with the whole file',
  async (header) => {
    const answer = await range(header);
    expect([answer.status, answer.body.length]).toEqual([200, 1000]);
  },
);

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be satisfied', async (header) => {
  const answer = await range(header);
  expect([answer.status, answer.headers['content-range'], answer.headers['cache-control']]).toEqual([
    416,
    'bytes */1000',
    'no-store',
  ]);
});

test('If-Range must name exactly what is there', async () => {
  const { headers } = await ask(server, path);
  const { etag = '' } = headers;
  expect((await range('bytes=0-9', { 'If-Range': etag })).status).toBe(206);
  for (const not of ['"other"', `W/${etag}`, 'Sat, 01 Jan 2000 00:00:00 GMT']) {
    expect((await range('bytes=0-9', { 'If-Range': not })).status).toBe(200);
  }
});

test('a range is one of the encoded bytes, and HEAD has none', async () => {
  const whole = await ask(server, '/', { headers: { 'Accept-Encoding': 'br' } });
  const part = await ask(server, '/', { headers: { 'Accept-Encoding': 'br', Range: 'bytes=1-3' } });
  expect([part.status, part.headers['content-encoding'], part.headers.etag]).toEqual([206, 'br', whole.headers.etag]);
  expect(part.body.equals(whole.body.subarray(1, 4))).toBe(true);
  expect((await ask(server, '/', { method: 'HEAD', headers: { Range: 'bytes=0-1' } })).status).toBe(200);
});

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
