import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../server/http/headers.ts';
import { ask } from '../http/fixture.ts';
import { right } from '../server/parts/send.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';
import { startNginx, withoutNginx } from './nginx.ts';
import { overHttp2 } from './overHttp2.ts';
import { makeRelease } from './release.ts';

const courts = ['/?play=futsal', '/?play=table-tennis&lang=id', '/?play=chess', '/?play=../about'];
const pages = [
  ...courts,
  '/',
  '/?lang=id',
  '/?lang=xx',
  '/about',
  '/about?lang=id&utm_source=x',
  '/article',
  '/feature?lang=id',
];
const lost = [
  '/nothing',
  '/nothing?lang=id',
  '/404',
  '/about.html',
  '/index.html.br',
  '/_headers',
  '/.own-assets.json',
];
const files = ['/robots.txt', '/favicon.svg', '/site.webmanifest', '/icon-192.png'];
const assets = ['/assets/old-abc12345.svg', '/assets/no-such-asset.js'];
const moved = ['/about/', '/about///?lang=id', '//evil.example/', '/nothing/'];
const app = ['/api/nothing', '/api/contact', '/about?sent=AAAA-AAAA'];

/** What must be the same whoever answers. */
const held = [
  ...Object.keys(securityHeaders({ secure: true, html: '' })).map((name) => name.toLowerCase()),
  ...['cache-control', 'content-type', 'allow', 'retry-after'],
];

describe.each(['deploy/nginx.conf', 'deploy/nginx-static.conf'])('%s in front of the server', (file) => {
  const cleanUp: (() => unknown)[] = [];
  let server: Started;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let visitor: ReturnType<typeof overHttp2>;

  beforeAll(async () => {
    if (withoutNginx) return;
    const release = makeRelease();
    cleanUp.push(release.remove);
    const env = { SITE_URL: 'https://www.sehobi.example', TRUSTED_PROXIES: '127.0.0.1', CONTACT_RATE_PER_HOUR: '1' };
    server = await startServerProcess({ cwd: release.current, env });
    cleanUp.push(() => server.stop());
    nginx = await startNginx({ file, ...release, serverPort: server.port });
    cleanUp.push(() => nginx.stop());
    visitor = overHttp2(nginx.port);
    cleanUp.push(() => visitor.close());
  });
  afterAll(async () => {
    for (const step of cleanUp.reverse()) await step();
  });

  test.for([...pages, ...lost, ...files, ...assets, ...moved, ...app])(
    '%s as the server gives it',
    async (path, { skip }) => {
      skip(withoutNginx !== '', withoutNginx);
      const [ours, theirs] = [await ask({ port: server.port }, path), await visitor.ask(path)];
      expect(theirs.status).toBe(ours.status);
      expect(visitor.protocol()).toBe('h2');
      const shown = ({ headers }: { headers: Record<string, unknown> }) =>
        held.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${normal(headers[name])}`]));
      // A redirect of nginx's own has a page of nginx's own.
      if (ours.status < 300 || ours.status >= 400) {
        expect(shown(theirs)).toEqual(shown(ours));
        expect(theirs.body.equals(ours.body)).toBe(true);
      } else expect(new URL(String(theirs.headers['location']), 'https://localhost').pathname).toBe('/about');
    },
  );

  test('what browsers accept comes compressed', async ({ skip }) => {
    skip(withoutNginx !== '', withoutNginx);
    const { headers, body } = await visitor.ask('/', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
    expect(body.length).toBeLessThan(20_000);
  });

  test('the form is stored, thanked for, and counted by visitor', async ({ skip }) => {
    skip(withoutNginx !== '', withoutNginx);
    const send = (claimed: string, message = right.message) =>
      visitor.ask(
        '/api/contact',
        {
          ...{ accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
          ...{ origin: 'https://www.sehobi.example', 'x-forwarded-for': claimed },
        },
        new URLSearchParams({ ...right, message }).toString(),
      );
    const first = await send('192.0.2.1');
    expect(first.status).toBe(303);
    const thanks = await visitor.ask(String(first.headers['location']).split('#')[0] ?? '');
    expect(String(thanks.body)).toContain('class="sent"');
    expect(thanks.headers['x-content-type-options']).toBe('nosniff');
    // Nobody gets a second turn by claiming to be somebody else.
    expect((await send('192.0.2.2', 'Another')).status).toBe(429);
  });

  test('another site of the same nginx has none of our headers', async ({ skip }) => {
    skip(withoutNginx !== '', withoutNginx);
    const { body, headers } = await ask({ port: nginx.neighbourPort }, '/');
    expect(String(body)).toBe('neighbour');
    expect(held.filter((name) => name !== 'content-type' && headers[name] !== undefined)).toEqual([]);
  });

  test('nginx has nothing to complain of, and plain HTTP leads to TLS', async ({ skip }) => {
    skip(withoutNginx !== '', withoutNginx);
    expect(nginx.warnings.filter((warning) => !/"listen \.\.\. http2" directive is deprecated/.test(warning))).toEqual(
      [],
    );
    const { status, headers } = await ask({ port: nginx.plainPort }, '/about?lang=id', {
      headers: { host: 'www.sehobi.example' },
    });
    expect([status, headers.location]).toEqual([301, 'https://www.sehobi.example/about?lang=id']);
  });
});

/** nginx writes the same types with other letters. */
const normal = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml');
