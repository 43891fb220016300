import { join } from 'node:path';
import { type StoredMessage, storedColumns } from '../server/store/messages.ts';
import { openDatabase } from '../server/store/openDatabase.ts';
import { createStore } from '../server/store/store.ts';
import { freePort } from '../tests/server/helpers/freePort.ts';
import { findPostgres, startPostgres, whyNoPostgres } from '../tests/server/helpers/postgres.ts';
import { receiptOf, send, validMessage } from '../tests/server/helpers/send.ts';
import { isOnWorker, startServerProcess, waitUntil } from '../tests/server/helpers/serverProcess.ts';
import { makeSiteFolder } from '../tests/server/helpers/siteFolder.ts';
import type { Behaviour } from '../tests/server/helpers/smtpServer.ts';
import { queryD1 } from '../tests/worker/d1.ts';
import { type Arrival, startMailServer, startWebhook } from './receivers.ts';

/**
 * npm run chaos [-- SUBMISSIONS KILLS]: visitors send messages while the server is killed again and again and
 * deliveries fail. With RUNTIME=worker the server is Cloudflare's worker.
 */
const [submissions = 2000, kills = 20] = process.argv.slice(2).map(Number);
const visitorCount = 20;
/** A message that a killed server was delivering waits 100 s (claimMs) for another try; the other seconds are for retries. */
const maxSecondsUntilDelivered = 240;

/**
 * How the mail server or the webhook answers: each list for 700 ms, then the next. `refuse` is rare, because after ten
 * refusals of a message the server gives it up.
 */
const behaviours: Behaviour[][] = [
  ['accept'],
  ['accept', 'tryLater', 'accept', 'slow'],
  ['accept', 'dropBeforeAnswer', 'accept', 'accept'],
  ['tryLater'],
  ['dropWhileReading', 'accept', 'refuse', 'accept', 'accept'],
];

type Run = { title: string; serverCount: number; env?: Record<string, string> };

async function run({ title, serverCount, env = {} }: Run): Promise<boolean> {
  const site = makeSiteFolder();
  const receiver = await (isOnWorker ? startWebhook() : startMailServer());
  const ports = await Promise.all(Array.from({ length: serverCount }, freePort));
  const start = (port: number) =>
    startServerProcess({ cwd: site.folder, env: { ...env, ...receiver.settings, PORT: String(port) } });
  const servers = await Promise.all(ports.map(start));
  const startedAt = Date.now();

  let listIndex = 0;
  const behaviourTimer = setInterval(() => {
    receiver.behave(...(behaviours[listIndex] ?? ['accept']));
    listIndex = (listIndex + 1) % behaviours.length;
  }, 700);
  const receipts = new Map<string, string>();
  const sending = submitAll(
    ports.map((port) => `http://127.0.0.1:${port}`),
    receipts,
  );
  for (let kill = 0; kill < kills; kill++) {
    const receiptsBeforeKill = (submissions / (kills + 1)) * (kill + 1);
    while (receipts.size < receiptsBeforeKill) await new Promise((resolve) => setTimeout(resolve, 5));
    const index = kill % ports.length;
    await servers[index]?.stop('SIGKILL');
    servers[index] = await start(ports[index] ?? 0);
  }
  await sending;
  clearInterval(behaviourTimer);
  receiver.behave('accept');
  const isOutboxEmpty = async () => {
    const answer = await fetch(`http://127.0.0.1:${ports[0]}/api/health`);
    const { outbox } = (await answer.json()) as { outbox?: { waiting: number } };
    return outbox?.waiting === 0;
  };
  await waitUntil('the outbox is empty', isOutboxEmpty, { seconds: maxSecondsUntilDelivered });
  await Promise.all(servers.map((server) => server.stop()));
  const counts = countResults(receipts, await readStored(site.folder, env['DATABASE_URL']), receiver.arrivals());
  console.log(
    `\n${title}, ${serverCount} server${serverCount > 1 ? 's' : ''}, ${kills} kills, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  console.table(counts);
  await receiver.stop();
  site.remove();
  const { acknowledged, ...faults } = counts;
  return acknowledged === submissions && Object.values(faults).every((number) => number === 0);
}

async function submitAll(urls: readonly string[], receipts: Map<string, string>): Promise<void> {
  let begunCount = 0;
  const visitor = async () => {
    while (begunCount < submissions) {
      const number = begunCount++;
      const message = `Submission ${number} 🏸`;
      const fields = { ...validMessage, name: `Visitor ${number}`, email: `visitor${number}@example.com`, message };
      for (let attempt = 0; !receipts.has(message); attempt++) {
        const url = urls[(number + attempt) % urls.length] ?? '';
        const receipt = await send(url, fields, { 'Idempotency-Key': `chaos-${number}` })
          .then((answer) => (answer.status === 201 ? receiptOf(answer) : undefined))
          .catch(() => undefined);
        if (receipt) receipts.set(message, receipt);
        else await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 100));
      }
    }
  };
  await Promise.all(Array.from({ length: visitorCount }, visitor));
}

async function readStored(cwd: string, databaseUrl?: string): Promise<StoredMessage[]> {
  if (isOnWorker) return queryD1(cwd, `SELECT ${storedColumns} FROM contact_message`) as StoredMessage[];
  const store = createStore(openDatabase({ databaseUrl, dataFolder: join(cwd, 'data') }));
  return store.messages.list().finally(store.close);
}

function countResults(receipts: ReadonlyMap<string, string>, stored: StoredMessage[], received: Arrival[]) {
  const messageByReceipt = new Map(stored.map(({ receipt, message }) => [receipt, message]));
  const lost = [...receipts].filter(([message, receipt]) => messageByReceipt.get(receipt) !== message);
  const submissionOf = (text: string) => /Submission \d+/.exec(text)?.[0] ?? '';
  const arrivals = Map.groupBy(received, ({ text }) => submissionOf(text));
  const hasArrived = (message: string) => arrivals.get(submissionOf(message))?.some(({ wasAnswered }) => wasAnswered);
  return {
    acknowledged: receipts.size,
    'acknowledged messages lost': lost.length,
    'stored duplicates': stored.length - new Set(stored.map(({ message }) => message)).size,
    'acknowledged but not delivered': [...receipts.keys()].filter((message) => !hasArrived(message)).length,
    'repeated under another Message-ID or Webhook-Id': [...arrivals.values()].filter(
      (all) => new Set(all.map(({ id }) => id)).size > 1,
    ).length,
  };
}

let hasPassed = await run({ title: isOnWorker ? 'The worker with D1' : 'SQLite', serverCount: 1 });
if (!isOnWorker && findPostgres()) {
  const postgres = await startPostgres();
  hasPassed = (await run({ title: 'PostgreSQL', serverCount: 2, env: { DATABASE_URL: postgres.url } })) && hasPassed;
  await postgres.stop();
} else if (!isOnWorker) console.log(`\nPostgreSQL: not run, ${whyNoPostgres}`);
console.log(hasPassed ? '\nNothing was lost.' : '\nA count is wrong: acknowledged must be all, and the others 0.');
process.exit(hasPassed ? 0 : 1);
