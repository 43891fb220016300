import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cspSources } from '../../server/http/headers.ts';
import { request, siteFiles, startServerWithFiles } from './testServer.ts';

const server = await startServerWithFiles();
const secureServer = await startServerWithFiles(siteFiles, 'https://www.sehobi.example');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page’s headers restrict what the page may load, and what other sites may do with it', async () => {
  const { headers } = await request(server, '/');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=()',
  });
  const directives = [
    "base-uri 'none'; connect-src 'self' https://a.co; default-src 'none'; font-src 'self'; form-action 'self'",
    "frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; require-trusted-types-for 'script'",
    `script-src 'self' ${hash('var early = 1')} https://a.co; style-src 'self' ${hash('h1{color:red}')}`,
    "trusted-types 'none'",
  ];
  expect(String(headers['content-security-policy']).split('; ').sort().join('; ')).toBe(directives.join('; '));
});

test('the policy allows a script of another origin by that origin, and an inline script by its hash', () => {
  const found = cspSources(
    `<script type="application/ld+json">{"is":"data"}</script><script src="/a.js"></script><script type="module" async>a()</script>
     <script type="speculationrules">{}</script><script defer="" src="https://stats.example:8443/js/a.js?;script-src *"></script>
     <script type="importmap">[]</script><script type="text/javascript">b()</script><p>&lt;script src="https://no.example/">&lt;/script></p><svg><style>\np{}\n</style></svg>`,
  );
  expect(found).toEqual({
    scriptHashes: ['a()', '{}', '[]', 'b()'].map(hash),
    styleHashes: [hash('\np{}\n')],
    scriptOrigins: ['https://stats.example:8443'],
  });
});

const paths = ['/', '/about', '/nothing', '/robots.txt', '/assets/app-abc12345.js', '/about/', '/%', '/api/health'];
test.each(paths)('%s is answered with security headers, and with HSTS only over TLS', async (path) => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await request(server, path, { method });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'(?=.*frame-ancestors 'none').*form-action/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const unwanted of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(unwanted);
  }
  expect((await request(secureServer, path)).headers['strict-transport-security']).toBe('max-age=63072000');
});

test('changed security headers change the ETag, because browsers keep the old ones after a 304', async () => {
  const [plain, overTls] = [await request(server, '/about'), await request(secureServer, '/about')];
  expect(plain.body.equals(overTls.body)).toBe(true);
  expect(plain.headers.etag).not.toBe(overTls.headers.etag);
});

test('a browser gets 304 only if its copy is current and has the same encoding and language, and never for a 404 page', async () => {
  const { etag = '' } = (await request(server, '/')).headers;
  const requestAgain = (headers: Record<string, string>) => request(server, '/', { headers });
  const unchanged = await requestAgain({ 'If-None-Match': etag });
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
  expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  expect(unchanged.headers).not.toHaveProperty('content-type');
  for (const knownEtag of [`W/${etag}`, `"other", ${etag}`])
    expect((await requestAgain({ 'If-None-Match': knownEtag })).status, knownEtag).toBe(304);
  for (const knownEtag of ['"other"', etag.replaceAll('"', '')])
    expect((await requestAgain({ 'If-None-Match': knownEtag })).status, knownEtag).toBe(200);
  for (const other of [{ 'Accept-Encoding': 'br' }, { 'Accept-Language': 'id' }])
    expect((await requestAgain({ 'If-None-Match': etag, ...other })).status).toBe(200);
  const notFoundEtag = (await request(server, '/nothing')).headers.etag ?? '*';
  expect((await request(server, '/nothing', { headers: { 'If-None-Match': notFoundEtag } })).status).toBe(404);
});
