import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { portOf } from '../server/parts/freePort.ts';
import { receiptOf, right, send } from '../server/parts/send.ts';
import { startServerProcess, until } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';
import { inD1 } from './parts.ts';

let site: ReturnType<typeof makeSiteFolder>;
const start = (env: Record<string, string> = {}) => startServerProcess({ cwd: site.folder, env });
afterEach(() => site.remove());

/** As Cloudflare's clock does, which is not here. */
const cron = (url: string, when: string) =>
  fetch(`${url}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron: when })}`);

const day = 86_400_000;
const receivedDaysAgo = (days: number) =>
  inD1(site.folder, `UPDATE contact_message SET received_at = ${Date.now() - days * day}`);

async function startReceiver() {
  const received: { id: string; message: string }[] = [];
  const receiver = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: { message: string } };
    received.push({ id: String(request.headers['webhook-id']), message: data.message });
    response.end();
  });
  const port = await portOf(receiver);
  const settings = { CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}`, CONTACT_WEBHOOK_SECRET: 'x'.repeat(16) };
  return { received, settings, close: () => void receiver.close() };
}

/** npm run inbox -- --worker=local, from the project's folder. */
async function inbox(...words: string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: join(site.folder, 'data') };
  const run = promisify(execFile)(process.execPath, ['scripts/inbox.ts', '--worker=local', ...words], { env });
  return (await run.catch((error: { stdout: string; stderr: string }) => error)).stdout.trim();
}

test('twenty parallel messages of one visitor count one by one, for all isolates, and a restart does not forget them', async () => {
  site = makeSiteFolder();
  const limited = { CONTACT_RATE_PER_HOUR: '5' };
  const from = (address: string) => ({ 'CF-Connecting-IP': address });
  let worker = await start(limited);
  const sent = Array.from({ length: 20 }, (_, at) => send(worker.url, right, from(`2001:db8::${at}`)));
  expect((await Promise.all(sent)).filter(({ status }) => status === 201)).toHaveLength(5);
  await worker.stop('SIGKILL');
  worker = await start(limited);
  const refused = await send(worker.url, right, from('2001:db8::99'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await send(worker.url, right, from('203.0.113.9'))).status).toBe(201);
  await worker.stop();
});

test('only messages older than promised are deleted', async () => {
  site = makeSiteFolder();
  let worker = await start();
  await send(worker.url, right);
  await worker.stop();
  for (const [days, left] of [
    [364, 1],
    [366, 0],
  ] as const) {
    receivedDaysAgo(days);
    worker = await start();
    await cron(worker.url, '7 * * * *');
    if (left === 0) await until('it says so', () => worker.said().includes('"expired"'));
    await worker.stop();
    expect(inD1(site.folder, 'SELECT receipt FROM contact_message')).toHaveLength(left);
  }
});

test('refused messages are delivered after the settings are corrected', async () => {
  site = makeSiteFolder();
  let worker = await start();
  const receipt = await receiptOf(await send(worker.url, right));
  await worker.stop();
  inD1(site.folder, `UPDATE contact_message SET state = 'refused'`);
  const { received, settings, close } = await startReceiver();
  worker = await start(settings);
  await cron(worker.url, '* * * * *');
  await until('it is delivered', () => worker.said().includes('"delivered"'));
  expect(received.map(({ id }) => id)).toEqual([receipt]);
  await worker.stop();
  close();
});

test('a wrong setting is named in the log, and only the form fails', async () => {
  site = makeSiteFolder();
  const worker = await start({ SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'hello@sehobi.example' });
  expect((await fetch(`${worker.url}/about`)).status).toBe(200);
  expect((await send(worker.url, right)).status).toBe(503);
  await until('it says why', () => worker.said().includes('SMTP_URL'));
  await worker.stop();
});

// Few commands, because wrangler takes seconds to start.
test('the inbox lists, resends, exports and erases while the worker runs', { timeout: 120_000 }, async () => {
  site = makeSiteFolder();
  const worker = await start();
  const words = {
    ...right,
    name: "Bima O'Neil",
    email: 'bima@example.com',
    message: `It's "$one" — all';\n-- two lines?`,
  };
  await send(worker.url, words);
  const program = await receiptOf(await send(worker.url, { ...right, website: 'x' }));
  expect(await inbox('spam')).toMatch(new RegExp(`^${program}[\\s\\S]*1 in all`));
  expect(await inbox('resend', program)).toMatch(/^1 to be delivered/);
  expect(await inbox('export')).toContain(`bima@example.com,"It's ""$one"" — all';\n'-- two lines?"`);
  expect(await inbox('erase', words.email)).toMatch(/^1 deleted/);
  expect(await inbox()).toMatch(new RegExp(`^${program}[\\s\\S]*1 in all`));
  await worker.stop();
});
