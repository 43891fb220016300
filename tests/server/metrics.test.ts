import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { send, validMessage } from './helpers/send.ts';
import { startMailServer, startServer, waitUntil } from './helpers/start.ts';

const token = 'a-token-of-some-length';
const getMetrics = (url: string, header?: string) =>
  fetch(`${url}/api/metrics`, { headers: header === undefined ? {} : { Authorization: header } });
const metricsOf = async (url: string) => (await getMetrics(url, `Bearer ${token}`)).text();

test('with the token the metrics show the right counts; without METRICS_TOKEN the address is 404', async () => {
  const serverWithoutToken = (await startServer()).server;
  for (const header of [undefined, 'Bearer undefined', `Bearer ${token}`])
    expect((await getMetrics(serverWithoutToken.url, header)).status).toBe(404);
  const { mailServer, settings } = await startMailServer();
  mailServer.behave('temporary', 'accept');
  const { url } = (await startServer({ METRICS_TOKEN: token, ...settings })).server;
  for (const header of [undefined, token, `Bearer ${token}x`]) expect((await getMetrics(url, header)).status).toBe(401);
  const key = { 'Idempotency-Key': 'one' };
  const startedAt = Math.floor(Date.now() / 1000);
  for (const body of [validMessage, validMessage, { ...validMessage, name: 'Budi' }, {}]) await send(url, body, key);
  await fetch(`${url}/no-such-page`);
  const isDelivered = async () => (await metricsOf(url)).includes('site_contact_messages{state="delivered"} 1\n');
  await waitUntil('the message is delivered', isDelivered);
  const metrics = await getMetrics(url, `Bearer ${token}`);
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await metrics.text();
  const lines = text.trimEnd().split('\n');
  const labelled = {
    // The six: three without the token, a used key, a wrong message and a missing page.
    'site_http_responses_total{status': { '3xx': 0, '4xx': 6, '5xx': 0 },
    'site_contact_messages{state': { waiting: 0, refused: 0 },
    'site_contact_answers_total{reason': { stored: 1, replayed: 1, keyReused: 1, invalid: 1, tooMany: 0, notStored: 0 },
    'site_delivery_attempts_total{outcome': { delivered: 1, postponed: 1, refused: 0 },
  };
  for (const [name, counts] of Object.entries(labelled))
    for (const [label, count] of Object.entries(counts)) expect(lines).toContain(`${name}="${label}"} ${count}`);
  for (const name of ['message_spike', 'oldest_waiting_seconds']) expect(lines).toContain(`site_contact_${name} 0`);
  const [, delivered] = /^site_contact_last_delivery_timestamp_seconds (\d{10})$/m.exec(text) ?? [];
  expect(Number(delivered)).toBeGreaterThanOrEqual(startedAt);
  expect(text).toMatch(/^site_http_responses_total\{status="2xx"\} [1-9]/m);
  for (const line of lines) expect(line).toMatch(/^[a-z_]+(\{[a-z]+="\w+"\})? \d+$/);
});

test('failing health checks do not count as visitors’ errors, and the metrics show the last backup', async () => {
  const { server, folder, dataFolder, inbox } = await startServer({ METRICS_TOKEN: token });
  const { url } = server;
  expect(await metricsOf(url)).not.toContain('site_backup_last_timestamp_seconds ');
  await inbox(`backup ${folder}`);
  expect(await metricsOf(url)).toMatch(/^site_backup_last_timestamp_seconds \d{10}$/m);
  rmSync(dataFolder, { recursive: true });
  writeFileSync(dataFolder, 'in the way of the folder');
  const health = await fetch(`${url}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'not ready', cause: 'EEXIST' }]);
  expect(await metricsOf(url)).toContain('site_http_responses_total{status="5xx"} 0\n');
});
