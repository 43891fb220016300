import { afterAll, beforeAll, expect, test } from 'vitest';
import { burst, idle, slowloris } from '../../measure/load/attacks.ts';
import { duringAttack } from '../../measure/load/duringAttack.ts';
import { residentMegabytes } from '../../measure/load/measuredSite.ts';
import { serverLimits } from '../../server/http/static/limits.ts';
import { raw, startServer, statusOf, type TestServer } from '../http/fixture.ts';
import { startServerProcess } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';

// The short form of `npm run stress`: fewer attackers, the same demand that everyone else is answered within a second.
let server: TestServer;
let impatient: TestServer;
beforeAll(async () => {
  [server, impatient] = await Promise.all([startServer(), startServer('impatient')]);
});
afterAll(() => {
  server.stop();
  impatient.stop();
});

test.each([slowloris(200), idle(1000), burst(500)])('$name: everyone else is served', async (attack) => {
  const { ok, report } = await duringAttack(server.url, attack, 1.5);
  expect(ok, report).toBe(true);
});

test('memory finds its level: the fourth attack takes no more than the second', async ({ onTestFinished, skip }) => {
  const site = makeSiteFolder();
  onTestFinished(site.remove);
  const whole = await startServerProcess({ cwd: site.folder });
  onTestFinished(() => void whole.stop('SIGKILL'));
  const megabytes: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const attack of [idle(1000), burst(500)]) await duringAttack(whole.url, attack, 1.5);
    megabytes.push(residentMegabytes(whole.pid) ?? 0);
  }
  skip(megabytes[0] === 0, 'no /proc here, so its memory was not measured');
  // What each connection and each request leaves behind would show: 15 KB of each of the 2,000 and 1,500.
  expect(megabytes[3], megabytes.join(' MB, ')).toBeLessThan((megabytes[1] ?? 0) + 25);
});

test.each([
  ['says nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['never ends its body', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab'],
])('who %s is let go', async (_, bytes) => {
  const start = performance.now();
  const answer = await raw(impatient, bytes, 3000);
  expect(performance.now() - start).toBeLessThan(2500);
  expect([0, 299, 408]).toContain(statusOf(answer));
});

test('the limits are shorter than a visitor would wait and longer than a slow phone needs', () => {
  expect(serverLimits.headersTimeout + serverLimits.connectionsCheckingInterval).toBeLessThan(15_000);
  expect(serverLimits.headersTimeout).toBeLessThan(serverLimits.requestTimeout);
  expect(serverLimits.keepAliveTimeout).toBeGreaterThan(60_000);
});
