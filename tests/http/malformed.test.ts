import { expect, test, vi } from 'vitest';
import { createLimitedServer } from '../../server/http/listener.ts';
import { validMessage } from '../server/helpers/send.ts';
import { sendRaw, startServerWithFiles, statusOf } from './testServer.ts';

const server = await startServerWithFiles();

const foreignHeaders =
  'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nConnection: close\r\n';
const message = new URLSearchParams(validMessage).toString();
const formHeaders = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${message.length}\r\n`;
/** Longer than the 16 KB of headers that Node accepts. */
const longPath = 'a'.repeat(100_000);

test.each([
  ['a malformed target', 400, ['GET /%', 'GET /%E0%A4%A', 'GET /a%00b', 'GET /api/%', 'GET /api\\health']],
  ['an absolute target', 400, ['GET http://evil.example/about', 'GET file:///etc/passwd', 'GET http://a/api/health']],
  ['a control character', 400, ['GET /about%0d%0aX-Injected:1', 'GET /api/health%0d%0aX-Injected:1']],
  ['a backslash', 400, ['GET /..%5c..%5cetc%5cpasswd', 'GET /\\evil.example/', 'GET /%5Cevil.example/']],
  ['a path with dot segments', 404, ['GET /../../../etc/passwd', 'GET /..%2f..%2f..%2fetc%2fpasswd', 'GET /./about']],
  ['an encoded path', 404, ['GET /%2e%2e/%2e%2e/etc/passwd', 'GET /%252e%252e/etc/passwd', 'GET /a/..;/etc/passwd']],
  ['a path from /api/ to a page', 404, ['GET /api/..%2f..%2fabout', 'GET /api/%2e%2e/about', 'GET /api/../about']],
  ['an unknown address', 404, ['GET /api/nothing', 'GET /api//evil.example/', `GET /${'/'.repeat(15_000)}a`]],
  ['a wrong method', 405, ['TRACE /', 'TRACE /api/contact', 'PROPFIND /about?sent=AAAA-AAAA']],
  ['a slash too many', 301, ['GET /about/', 'GET /about/?sent=%0d%0aX-Injected:1']],
  ['100 KB of target', 431, [`GET /${longPath}`, `GET /api/${longPath}`]],
  ['a known address', 200, ['GET /', 'GET /api/health']],
  ['a malformed receipt', 200, ['GET /about?sent=//evil.example', 'GET /about?sent=', 'GET /about?sent=aaaa-aaaa']],
  ['a message', 303, ['POST /api/contact']],
] as const)('a request with %s gets %i, and nothing private or forged', async (_, status, lines) => {
  for (const line of lines) {
    // X-Secret must not come back: a server that answers TRACE would return all headers of the request.
    const [headersOfMethod, body] = line.startsWith('POST') ? [formHeaders, message] : ['X-Secret: 1\r\n', ''];
    const answer = await sendRaw(server, `${line} HTTP/1.1\r\n${foreignHeaders}${headersOfMethod}\r\n${body}`);
    expect([line, statusOf(answer)]).toEqual([line, status]);
    const [headers = ''] = answer.split('\r\n\r\n');
    // A Location must start with one slash: two, or none, would lead to another site.
    expect(headers).not.toMatch(/evil\.example|^(X-Injected|Server|X-Powered-By):|^Location: (?!\/[^/])/im);
    expect(answer).not.toMatch(/root:|X-Secret/);
    if (status !== 431) expect(headers).toMatch(/^X-Content-Type-Options: nosniff$/im);
  }
});

test('an idle connection stays open longer than a load balancer’s 60 s, but slow clients and too many connections have limits', () => {
  const limits = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2000 };
  const limitedServer = createLimitedServer(() => {});
  expect(limitedServer).toMatchObject({ ...limits, keepAliveTimeout: 65_000, timeout: 70_000, maxConnections: 15_000 });
  const closeIdle = vi.spyOn(limitedServer, 'closeIdleConnections');
  limitedServer.emit('drop');
  expect(closeIdle, 'when a connection was dropped').toHaveBeenCalled();
});

test('a form that is too large ends its connection', async () => {
  const tooLarge = await fetch(`${server.url}/api/contact`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect([tooLarge.status, tooLarge.headers.get('connection')]).toEqual([413, 'close']);
});

test('a request with two Hosts or an invalid Host gets 400', async () => {
  const twoHosts = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nhOsT: b\r\n\r\n';
  const invalidHost = 'POST /api/contact HTTP/1.1\r\nHost: a b/\\\r\nContent-Length: 0\r\n\r\n';
  for (const bytes of [twoHosts, invalidHost]) expect(statusOf(await sendRaw(server, bytes))).toBe(400);
});
