import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';
import { ask, raw, statusOf } from './fixture.ts';

// What the app answers rather than the files of the build: here through the whole server.
const site = makeSiteFolder();
let server: Started;
beforeAll(async () => {
  server = await startServerProcess({ cwd: site.folder });
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

const close = 'Connection: close\r\n';
const elsewhere = `Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n${close}`;
const message = 'name=Ayu&email=ayu@example.com&message=Hello';
const length = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${message.length}\r\n`;

test.each([
  ['GET /api/health', 200],
  ['GET /api/nothing', 404],
  ['GET /api/..%2f..%2fabout', 404],
  ['GET /api/%2e%2e/about', 404],
  ['GET /api/../about', 404],
  ['GET /api//evil.example/', 404],
  ['GET /api/%', 400],
  ['GET /api/health%0d%0aX-Injected:1', 400],
  ['GET /api\\health', 400],
  ['GET http://evil.example/api/health', 400],
  ['TRACE /api/contact', 405],
  ['PROPFIND /about?sent=AAAA-AAAA', 405],
  ['GET /about?sent=//evil.example', 200],
  ['GET /about/?sent=%0d%0aX-Injected:1', 301],
  ['GET /api/LONG', 431],
  ['POST /api/contact', 303],
] as const)('%s: %i, and neither host nor header is repeated', async (line, status) => {
  const [head, body] = line.startsWith('POST') ? [length, message] : ['', ''];
  const answer = await raw(
    server,
    `${line.replace('LONG', 'a'.repeat(100_000))} HTTP/1.1\r\n${elsewhere}${head}\r\n${body}`,
  );
  expect(statusOf(answer)).toBe(status);
  const [headers = ''] = answer.split('\r\n\r\n');
  expect(headers).not.toMatch(/evil\.example|^(X-Injected|Server|X-Powered-By):/im);
  if (status !== 431) expect(headers).toMatch(/^X-Content-Type-Options: nosniff$/im);
  expect(headers).not.toMatch(/^Location: (?!\/[^/])/im);
});

test('what is no receipt is the page of the build, and not one made anew', async () => {
  const plain = await ask(server, '/about');
  for (const path of ['/about?sent=x', '/about?sent=', '/about?sent=aaaa-aaaa']) {
    const answer = await ask(server, path);
    expect([answer.headers.etag, String(answer.body)], path).toEqual([plain.headers.etag, String(plain.body)]);
  }
});

test.each(['/api/health', '/api/nothing', '/api/contact', '/about?sent=AAAA-AAAA'])(
  '%s: HEAD has the headers of GET and no body',
  async (path) => {
    const [get, head] = [await ask(server, path), await ask(server, path, { method: 'HEAD' })];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    const varying = { date: '', 'content-length': '', 'transfer-encoding': '' };
    expect({ ...head.headers, ...varying }).toEqual({ ...get.headers, ...varying });
  },
);

test('a Host that is no host is answered 400', async () => {
  const request = 'POST /api/contact HTTP/1.1\r\nHost: a b/\\\r\nContent-Length: 0\r\n\r\n';
  expect(statusOf(await raw(server, request))).toBe(400);
});

test.each([
  ['two lengths', `Content-Length: 1\r\n${length}\r\n${message}`],
  ['length and chunks', `${length}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a second Host', `Host: other.example\r\n${length}\r\n${message}`],
])('a message with %s is not taken', async (_, rest) => {
  expect(statusOf(await raw(server, `POST /api/contact HTTP/1.1\r\nHost: a\r\n${close}${rest}`))).toBe(400);
});
