import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, raw, siteFiles, startServer, statusOf, type TestServer } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  const after = await ask(server, '/');
  server.stop();
  expect(String(after.body), 'the server must stand after all of this').toBe(siteFiles['index.html']);
});

const close = 'Connection: close\r\n';
const get = (target: string, headers = '') =>
  raw(server, `GET ${target} HTTP/1.1\r\nHost: site\r\n${close}${headers}\r\n`);

test.each([
  '/../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/..%c0%af..%c0%afetc/passwd',
  '/..\\..\\..\\etc\\passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/assets/..;/..;/etc/passwd',
  '/./about',
  '/assets/../about',
  '/about%00',
  '/about%0d%0aSet-Cookie:a=1',
  'file:///etc/passwd',
])('%s reaches nothing', async (target) => {
  const answer = await get(target);
  expect([400, 404]).toContain(statusOf(answer));
  expect(answer).not.toMatch(/root:|Set-Cookie|X-Injected/);
});

test.each(['/%', '/%E0%A4%A', '/%ff', '/a%00b', '/a\\b', 'http://evil.example/about', 'about'])(
  '%s is malformed',
  async (target) => {
    expect(statusOf(await get(target))).toBe(400);
  },
);

test('Host is never reflected', async () => {
  for (const target of ['/', '/about/', '/nothing', '/%']) {
    const answer = await raw(
      server,
      `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n${close}\r\n`,
    );
    expect(answer).not.toContain('evil.example');
    expect(answer).not.toMatch(/\r\n(Server|X-Powered-By):/i);
  }
});

const bad = [
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOsT: b\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
  ['a hidden chunked', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\n X: b\r\nX Y: c\r\n\r\n'],
  ['a lone line feed in a value', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\nb\r\n\r\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
  ['no version', 'GET /\r\n\r\n'],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['an unknown method', 'JUMP / HTTP/1.1\r\nHost: a\r\n\r\n'],
] as const;
test.each(bad)('%s is refused', async (_, bytes) => {
  expect(statusOf(await raw(server, bytes))).toBe(400);
});

test('100 KB of target or headers are answered 431', async () => {
  expect(statusOf(await get(`/${'a'.repeat(100_000)}`))).toBe(431);
  expect(statusOf(await get('/', `Cookie: ${'a'.repeat(100_000)}\r\n`))).toBe(431);
  expect(statusOf(await get('/', 'X: 1\r\n'.repeat(20_000)))).toBe(431);
  expect(statusOf(await get(`/${'/'.repeat(15_000)}a`))).toBe(404);
});

test('a tunnel and an upgrade are not opened', async () => {
  expect(statusOf(await raw(server, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'))).not.toBe(200);
  expect(statusOf(await get('/', 'Upgrade: websocket\r\n'))).toBe(200);
  const trace = await raw(server, `TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: 1\r\n${close}\r\n`);
  expect([statusOf(trace), trace.includes('X-Secret')]).toEqual([405, false]);
});

test('a second request cannot be smuggled in as a body', async () => {
  const body = 'GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n';
  const answer = await raw(
    server,
    `GET /robots.txt HTTP/1.1\r\nHost: a\r\n${close}Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200']);
});

test('pipelined requests are answered in order, HTTP/1.0 too', async () => {
  const two = `GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n${close}\r\n`;
  expect((await raw(server, two)).match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  expect(statusOf(await raw(server, 'GET / HTTP/1.0\r\n\r\n'))).toBe(200);
});
