import { afterAll, beforeAll, expect, test } from 'vitest';
import { right } from '../server/parts/send.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';
import { ask, raw, statusOf } from './fixture.ts';

const site = makeSiteFolder();
let server: Started;
beforeAll(async () => {
  server = await startServerProcess({ cwd: site.folder });
});
afterAll(async () => {
  const after = await ask(server, '/');
  await server.stop();
  site.remove();
  expect(after.status, 'the server must stand after all of this').toBe(200);
});

const close = 'Connection: close\r\n';
const elsewhere = `Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n${close}`;
const message = new URLSearchParams(right).toString();
const length = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${message.length}\r\n`;
const long = 'a'.repeat(100_000);

test.each([
  ['a malformed target', 400, ['GET /%', 'GET /%E0%A4%A', 'GET /%ff', 'GET /a%00b', 'GET /a\\b', 'GET /api/%']],
  ['an absolute target', 400, ['GET http://evil.example/about', 'GET file:///etc/passwd', 'GET http://a/api/health']],
  ['a control character', 400, ['GET /about%00', 'GET /about%0d%0aX-Injected:1', 'GET /api/health%0d%0aX-Injected:1']],
  ['a backslash', 400, ['GET /..%5c..%5cetc%5cpasswd', 'GET /..\\..\\etc\\passwd', 'GET /api\\health']],
  ['a way out of the folder', 404, ['GET /../../../etc/passwd', 'GET /..%2f..%2f..%2fetc%2fpasswd', 'GET /./about']],
  ['an encoded way out', 404, ['GET /%2e%2e/%2e%2e/etc/passwd', 'GET /%252e%252e/etc/passwd', 'GET /a/..;/etc/passwd']],
  ['a way round the API', 404, ['GET /api/..%2f..%2fabout', 'GET /api/%2e%2e/about', 'GET /api/../about']],
  ['nothing', 404, ['GET /api/nothing', 'GET /api//evil.example/', `GET /${'/'.repeat(15_000)}a`]],
  ['a wrong method', 405, ['TRACE /', 'TRACE /api/contact', 'PROPFIND /about?sent=AAAA-AAAA']],
  ['a slash too many', 301, ['GET /about/', 'GET /about/?sent=%0d%0aX-Injected:1']],
  ['100 KB of target', 431, [`GET /${long}`, `GET /api/${long}`]],
  ['a page', 200, ['GET /', 'GET /api/health', 'GET /about?sent=//evil.example']],
  ['a message', 303, ['POST /api/contact']],
] as const)('%s: %i, and neither host nor header nor file is repeated', async (_, status, lines) => {
  for (const line of lines) {
    const [head, body] = line.startsWith('POST') ? [length, message] : ['X-Secret: 1\r\n', ''];
    const answer = await raw(server, `${line} HTTP/1.1\r\n${elsewhere}${head}\r\n${body}`);
    expect([line, statusOf(answer)]).toEqual([line, status]);
    const [headers = ''] = answer.split('\r\n\r\n');
    expect(headers).not.toMatch(/evil\.example|^(X-Injected|Server|X-Powered-By):|^Location: (?!\/[^/])/im);
    expect(answer).not.toMatch(/root:|X-Secret/);
    if (status !== 431) expect(headers).toMatch(/^X-Content-Type-Options: nosniff$/im);
  }
});

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a Host that is no host', 'POST /api/contact HTTP/1.1\r\nHost: a b/\\\r\nContent-Length: 0\r\n\r\n'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nhOsT: b\r\n\r\n'],
  ['two Hosts of a message', `POST /api/contact HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}${length}\r\n${message}`],
  ['two lengths', `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n${length}\r\n${message}`],
  ['length and chunks', `POST / HTTP/1.1\r\nHost: a\r\n${length}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a target without a slash', 'GET about HTTP/1.1\r\nHost: a\r\n\r\n'],
])('400 for %s', async (_, bytes) => {
  expect(statusOf(await raw(server, bytes))).toBe(400);
});

test('100 KB of headers get 431, and CONNECT and Upgrade are refused', async () => {
  const get = (headers: string) => raw(server, `GET /about HTTP/1.1\r\nHost: a\r\n${close}${headers}\r\n`);
  expect(statusOf(await get(`Cookie: ${long}\r\n`))).toBe(431);
  expect(statusOf(await raw(server, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'))).not.toBe(200);
  expect(statusOf(await get('Upgrade: websocket\r\n'))).toBe(200);
});

test('a request cannot be smuggled in a body, and pipelined ones are answered in order', async () => {
  const second = `GET /nothing HTTP/1.1\r\nHost: a\r\n${close}\r\n`;
  const statuses = async (first: string) => (await raw(server, first + second)).match(/HTTP\/1\.1 \d{3}/g);
  const hidden = `GET / HTTP/1.1\r\nHost: a\r\n${close}Content-Length: ${second.length}\r\n\r\n`;
  expect(await statuses(hidden)).toEqual(['HTTP/1.1 200']);
  expect(await statuses('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});

test('a page with an invalid receipt comes from the build and is not rendered', async () => {
  const plain = await ask(server, '/about');
  for (const path of ['/about?sent=x', '/about?sent=', '/about?sent=aaaa-aaaa']) {
    const answer = await ask(server, path);
    expect([answer.headers.etag, String(answer.body)], path).toEqual([plain.headers.etag, String(plain.body)]);
  }
});

test('HEAD has the headers of GET and no body, also where the app answers', async () => {
  for (const path of ['/api/health', '/api/nothing', '/api/contact', '/about?sent=AAAA-AAAA']) {
    const [get, head] = [await ask(server, path), await ask(server, path, { method: 'HEAD' })];
    expect([head.status, head.body.length], path).toEqual([get.status, 0]);
    const varying = { date: '', 'content-length': '', 'transfer-encoding': '' };
    expect({ ...head.headers, ...varying }).toEqual({ ...get.headers, ...varying });
  }
});
