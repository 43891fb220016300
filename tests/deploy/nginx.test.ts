import { beforeAll, describe, expect, test } from 'vitest';
import { request } from '../http/testServer.ts';
import { afterTest } from '../server/helpers/afterTest.ts';
import { validMessage } from '../server/helpers/send.ts';
import { type RunningServer, startServerProcess } from '../server/helpers/serverProcess.ts';
import { http2Client, startNginx, whyNoNginx } from './nginx.ts';
import { makeReleaseFolder } from './release.ts';

const headersThatMayDiffer = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

describe.skipIf(whyNoNginx)(`behind deploy/nginx.conf${whyNoNginx && `: ${whyNoNginx}`}`, () => {
  let server: RunningServer;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let visitor: ReturnType<typeof http2Client>;

  beforeAll(async () => {
    const release = makeReleaseFolder();
    const env = { SITE_URL: 'https://www.sehobi.example', TRUSTED_PROXIES: '127.0.0.1', CONTACT_RATE_PER_HOUR: '1' };
    server = await startServerProcess({ cwd: release.current, env });
    nginx = await startNginx({ root: release.root, serverPort: server.port });
    visitor = http2Client(nginx.port);
    return async () => {
      visitor.close();
      nginx.stop();
      await server.stop();
      release.remove();
    };
  }, 60_000);

  const paths = ['/', '/?lang=id', '/nothing', '/robots.txt', '/about/?lang=id', '/api/nothing'];
  test.each(paths)('over HTTP/2 a visitor gets %s exactly as the server sends it', async (path) => {
    const headers = { 'accept-encoding': 'gzip' };
    const [direct, proxied] = [await request(server, path, { headers }), await visitor.request(path, headers)];
    const headersOf = ({ headers }: { headers: object }) =>
      Object.entries(headers)
        .filter(([name]) => name !== ':status' && !headersThatMayDiffer.includes(name))
        .sort();
    expect([visitor.protocol(), proxied.status]).toEqual(['h2', direct.status]);
    expect(headersOf(proxied)).toEqual(headersOf(direct));
    expect(proxied.body.equals(direct.body)).toBe(true);
  });

  test('a message counts for the visitor’s real address, whatever X-Forwarded-For claims', async () => {
    const origin = 'https://www.sehobi.example';
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', origin };
    const send = (claimedAddress: string, message: string) => {
      const body = new URLSearchParams({ ...validMessage, message }).toString();
      return visitor.request('/api/contact', { ...headers, 'x-forwarded-for': claimedAddress }, body);
    };
    // A form takes 12 bytes for each of these 5,000 characters.
    const first = await send('192.0.2.1', '🏸'.repeat(5000));
    expect(first.status).toBe(303);
    const confirmation = await visitor.request(String(first.headers['location']).split('#')[0] ?? '');
    expect(String(confirmation.body)).toContain('class="confirmation"');
    expect((await send('192.0.2.2', 'Another')).status).toBe(429);
  });

  test('only this machine can read the health check', async () => {
    const statusesFor = ({ request }: typeof visitor) =>
      Promise.all(['/api/health', '/api/metrics', '/about'].map(async (path) => (await request(path)).status));
    expect(await statusesFor(visitor)).toEqual([200, 404, 200]);
    // This second address of the machine stands for another machine, because nginx.conf does not allow it.
    const otherMachine = http2Client(nginx.port, '127.0.0.2');
    afterTest(otherMachine.close);
    expect(await statusesFor(otherMachine)).toEqual([403, 403, 200]);
  });

  test('nginx limits an address’s requests to /api/, but not to pages', async () => {
    // nginx.conf lets through 20 at once and 5 a second.
    const answers = await Promise.all(Array.from({ length: 60 }, () => visitor.request('/api/nothing')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect((await visitor.request('/')).status).toBe(200);
  });

  test('nginx starts without a warning', () => {
    // deploy/nginx.conf has the old "listen ... http2", because Debian 12's nginx does not know the new one.
    const isExpected = (warning: string) => warning.includes('"listen ... http2" directive is deprecated');
    expect(nginx.warnings.filter((warning) => !isExpected(warning))).toEqual([]);
  });

  test('plain HTTP redirects to our own name over TLS, whatever Host is sent', async () => {
    const options = { headers: { host: 'evil.example' } };
    const { status, headers } = await request({ port: nginx.httpPort }, '/about?lang=id', options);
    expect([status, headers.location]).toEqual([301, 'https://www.sehobi.example/about?lang=id']);
    expect(headers['server'], 'without its version').toBe('nginx');
  });
});
