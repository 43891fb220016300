import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { send, validMessage } from './helpers/send.ts';
import { startMailServer, startServer, waitUntil } from './helpers/start.ts';

const token = 'a-token-of-some-length';
const request = (url: string, authorization?: string) =>
  fetch(`${url}/api/metrics`, { headers: authorization === undefined ? {} : { Authorization: authorization } });
const readMetrics = async (url: string) => (await request(url, `Bearer ${token}`)).text();

test('only requests with METRICS_TOKEN get the metrics, which count what has happened', async () => {
  const serverWithoutToken = (await startServer()).server;
  // Without METRICS_TOKEN, `Bearer ${METRICS_TOKEN}` would be 'Bearer undefined'.
  for (const authorization of [undefined, 'Bearer undefined', `Bearer ${token}`])
    expect((await request(serverWithoutToken.url, authorization)).status).toBe(404);
  const { mailServer, settings } = await startMailServer();
  mailServer.behave('tryLater', 'accept');
  const { url } = (await startServer({ METRICS_TOKEN: token, ...settings })).server;
  for (const wrong of [undefined, token, `Bearer ${token}x`]) expect((await request(url, wrong)).status).toBe(401);
  const key = { 'Idempotency-Key': 'one' };
  const startedAt = Math.floor(Date.now() / 1000);
  // Counted as stored, replayed (the same message) and invalid.
  for (const body of [validMessage, validMessage, {}]) await send(url, body, key);
  await fetch(`${url}/no-such-page`);
  const isDelivered = async () => (await readMetrics(url)).includes('site_contact_messages{state="delivered"} 1\n');
  await waitUntil('the message is delivered', isDelivered);
  const response = await request(url, `Bearer ${token}`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  const lines = text.trimEnd().split('\n');
  const reasons = { stored: 1, replayed: 1, invalid: 1, tooMany: 0, notStored: 0 };
  const expected = [
    // 4xx: three requests without the right token, invalid, and the missing page.
    ['site_http_responses_total', 'status', { '3xx': 0, '4xx': 5, '5xx': 0 }],
    ['site_contact_messages', 'state', { waiting: 0, refused: 0 }],
    ['site_contact_answers_total', 'reason', reasons],
    ['site_delivery_attempts_total', 'outcome', { delivered: 1, postponed: 1, refused: 0 }],
  ] as const;
  for (const [name, label, counts] of expected)
    for (const [kind, count] of Object.entries(counts)) expect(lines).toContain(`${name}{${label}="${kind}"} ${count}`);
  expect(lines).toContain('site_contact_oldest_waiting_seconds 0');
  const [, deliveredAt] = /^site_contact_last_delivery_timestamp_seconds (\d{10})$/m.exec(text) ?? [];
  expect(Number(deliveredAt)).toBeGreaterThanOrEqual(startedAt);
  expect(text).toMatch(/^site_http_responses_total\{status="2xx"\} [1-9]/m);
  for (const line of lines) expect(line, 'Prometheus’ text format').toMatch(/^[a-z_]+(\{[a-z]+="\w+"\})? \d+$/);
});

test('the metrics show the time of the last backup', async () => {
  const { server, pathOf, inbox } = await startServer({ METRICS_TOKEN: token });
  expect(await readMetrics(server.url)).not.toContain('site_backup_last_timestamp_seconds ');
  await inbox(`backup ${pathOf('.')}`);
  expect(await readMetrics(server.url)).toMatch(/^site_backup_last_timestamp_seconds \d{10}$/m);
});

test('failing health checks do not count as visitors’ errors', async () => {
  const { server, dataFolder } = await startServer({ METRICS_TOKEN: token });
  rmSync(dataFolder, { recursive: true });
  writeFileSync(dataFolder, 'a file where the data folder must be');
  const health = await fetch(`${server.url}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'not ready', cause: 'EEXIST' }]);
  expect(await readMetrics(server.url)).toContain('site_http_responses_total{status="5xx"} 0\n');
});
