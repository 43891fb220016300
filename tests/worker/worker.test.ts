import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { honeypotField } from '../../contract/contactState.ts';
import { receiptOf, send, validMessage } from '../server/helpers/send.ts';
import { makeSite, startSeparateServer, startWebhookReceiver, waitUntil } from '../server/helpers/start.ts';
import { queryD1 } from './d1.ts';

const { triggers } = JSON.parse(readFileSync('deploy/worker/wrangler.json', 'utf8'));
const [deliveryCron, deletionCron]: string[] = triggers.crons;
/** Runs a task as Cloudflare's cron triggers do. Locally no task runs by itself. */
const runScheduledTask = (url: string, cron = '') =>
  fetch(`${url}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron })}`);

async function inbox(dataFolder: string, ...args: string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataFolder };
  const run = promisify(execFile)(process.execPath, ['scripts/inbox.ts', '--worker=local', ...args], { env });
  return (await run.catch((error: { stdout: string; stderr: string }) => error)).stdout.trim();
}

test('the rate limit counts a repeated message once, and holds for simultaneous messages and after a restart', async () => {
  const site = makeSite();
  const limitSettings = { CONTACT_RATE_PER_HOUR: '5' };
  const from = (address: string) => ({ 'CF-Connecting-IP': address });
  let worker = await startSeparateServer(limitSettings, site);
  const sameKey = { ...from('2001:db8::1'), 'Idempotency-Key': 'one' };
  for (let count = 0; count < 3; count++) expect((await send(worker.url, validMessage, sameKey)).status).toBe(201);
  // All these addresses are in one IPv6 network and count as one visitor.
  const sent = Array.from({ length: 20 }, (_, index) => send(worker.url, validMessage, from(`2001:db8::${index}`)));
  expect((await Promise.all(sent)).filter(({ status }) => status === 201)).toHaveLength(4);
  await worker.stop('SIGKILL');
  worker = await startSeparateServer(limitSettings, site);
  const tooMany = await send(worker.url, validMessage, from('2001:db8::99'));
  expect(tooMany.status).toBe(429);
  expect(Number(tooMany.headers.get('retry-after')), 'most of an hour').toBeGreaterThan(3000);
  expect((await send(worker.url, validMessage, from('203.0.113.9'))).status).toBe(201);
});

test('only messages older than 365 days are deleted', async () => {
  const site = makeSite();
  let worker = await startSeparateServer({}, site);
  // The answers are read before the worker stops, because a stopping worker may send only half of an answer.
  const old = await receiptOf(await send(worker.url, validMessage));
  const younger = await receiptOf(await send(worker.url, validMessage));
  await worker.stop();
  const dayMs = 86_400_000;
  queryD1(site.folder, `UPDATE contact_message SET received_at = ${Date.now() - 364 * dayMs}`);
  queryD1(site.folder, `UPDATE contact_message SET received_at = ${Date.now() - 366 * dayMs} WHERE receipt = '${old}'`);
  worker = await startSeparateServer({}, site);
  await runScheduledTask(worker.url, deletionCron);
  await waitUntil('the log names the deletion', () => worker.output().includes('"expired"'));
  await worker.stop();
  expect(queryD1(site.folder, 'SELECT receipt FROM contact_message')).toEqual([{ receipt: younger }]);
});

test('a worker sends refused messages again only when its settings have changed', async () => {
  const site = makeSite();
  let worker = await startSeparateServer({}, site);
  const receipt = await receiptOf(await send(worker.url, validMessage));
  await worker.stop();
  queryD1(site.folder, `UPDATE contact_message SET state = 'refused'`);
  const { calls, url } = await startWebhookReceiver();
  const settings = { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: 'x'.repeat(16) };
  worker = await startSeparateServer(settings, site);
  await runScheduledTask(worker.url, deliveryCron);
  await waitUntil('the message is delivered', () => worker.output().includes('"delivered"'));
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([receipt]);
  await worker.stop();
  queryD1(site.folder, `UPDATE contact_message SET state = 'refused'`);
  worker = await startSeparateServer(settings, site);
  await send(worker.url, validMessage);
  await waitUntil('the next message is delivered', () => worker.output().includes('"delivered"'));
  await worker.stop();
  const [message] = queryD1(site.folder, `SELECT state FROM contact_message WHERE receipt = '${receipt}'`);
  expect(message).toEqual({ state: 'refused' });
});

test('with a setting that a worker cannot use, such as SMTP_URL, only the form fails', async () => {
  const worker = await startSeparateServer({ SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'hello@sehobi.example' });
  expect((await fetch(`${worker.url}/about`)).status).toBe(200);
  expect((await send(worker.url, validMessage)).status).toBe(503);
  await waitUntil('the log names the setting', () => worker.output().includes('SMTP_URL'));
});

// The test runs few commands, because wrangler takes seconds to start.
test('the inbox lists, resends, exports and deletes messages while the worker runs', { timeout: 120_000 }, async () => {
  const site = makeSite();
  const worker = await startSeparateServer({}, site);
  const quotes = { name: "Bima O'Neil", message: `It's "$one" — all';\n-- two lines?` };
  const message = { ...validMessage, ...quotes, email: 'bima@example.com' };
  await send(worker.url, message);
  const spamReceipt = await receiptOf(await send(worker.url, { ...validMessage, [honeypotField]: 'x' }));
  expect(await inbox(site.dataFolder, 'spam')).toMatch(new RegExp(`^${spamReceipt}[\\s\\S]*1 in all`));
  expect(await inbox(site.dataFolder, 'resend', spamReceipt)).toMatch(/^1 to be delivered/);
  expect(await inbox(site.dataFolder, 'export')).toContain(`bima@example.com,"It's ""$one"" — all';\n'-- two lines?"`); // The ' keeps spreadsheets from taking the - for a formula.
  expect(await inbox(site.dataFolder, 'erase', message.email)).toMatch(/^1 deleted/);
  expect(await inbox(site.dataFolder)).toMatch(new RegExp(`^${spamReceipt}[\\s\\S]*1 in all`));
});
