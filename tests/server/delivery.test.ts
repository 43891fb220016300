import { expect, test, vi } from 'vitest';
import { planRetry } from '../../server/delivery/attempt.ts';
import { type Deliver, DeliveryError } from '../../server/delivery/deliver.ts';
import { type LoopOptions, startDeliveryLoop } from '../../server/delivery/deliveryLoop.ts';
import { smtpDelivery } from '../../server/delivery/smtp.ts';
import type { Log, LogFields } from '../../server/operation/log.ts';
import { type Database, StoreUnavailable } from '../../server/store/database.ts';
import type { StoredMessage } from '../../server/store/messages.ts';
import { createStore } from '../../server/store/store.ts';
import { freshSqlite, runSqlite } from './helpers/databases.ts';
import { readMail } from './helpers/rawMail.ts';
import { newMessage, receiptOf, send, validMessage } from './helpers/send.ts';
import { formWords } from './helpers/siteFolder.ts';
import type { Received } from './helpers/smtpServer.ts';
import { afterTest, makeSite, startMailServer, startSeparateServer, startServer, waitUntil } from './helpers/start.ts';

const messageIdOf = ({ raw }: Received) => readMail(raw).headers['message-id'] ?? '';
function sendMany(url: string, count: number): Promise<string[]> {
  const sendOne = async (message: string) => receiptOf(await send(url, { ...validMessage, message }));
  return Promise.all(Array.from({ length: count }, (_, index) => sendOne(`Message ${index}`)));
}

test('every message arrives despite delays, refusals and broken connections', async () => {
  const { mailServer, settings } = await startMailServer();
  const { server } = await startServer(settings);
  mailServer.behave('tryLater', 'accept', 'dropBeforeAnswer', 'slow', 'refuse', 'dropWhileReading', 'accept');
  const receipts = await sendMany(server.url, 30);
  // The mail server repeats the seven behaviours in this order. Four of them postpone a message, so 8 postponements are two rounds.
  await waitUntil('each fault has happened', () => (server.output().match(/"postponed"/g)?.length ?? 0) >= 8);
  // The mail server recovers; otherwise chance would decide how long the slowest message takes.
  mailServer.behave('accept');
  const arrived = (receipt: string) => mailServer.received.filter((mail) => messageIdOf(mail).includes(`<${receipt}@`));
  const answered = (receipt: string) => arrived(receipt).filter(({ wasAnswered }) => wasAnswered);
  await waitUntil('all messages arrive', () => receipts.every((receipt) => answered(receipt).length > 0), {
    seconds: 40,
  });
  const differentIds = (receipt: string) => new Set(arrived(receipt).map(messageIdOf));
  for (const receipt of receipts) expect([answered(receipt).length, differentIds(receipt).size]).toEqual([1, 1]);
  expect(mailServer.received.some(({ wasAnswered }) => !wasAnswered)).toBe(true);
});

test('a restart delivers messages that were stored before delivery was set up, or that were refused', async () => {
  const { mailServer, settings } = await startMailServer();
  const site = makeSite();
  const killed = await startSeparateServer({}, site);
  expect(killed.output()).toContain(`${site.dataFolder} but not delivered yet`);
  const receipts = await sendMany(killed.url, 10);
  await killed.stop('SIGKILL');
  const languageWithoutWords = 'ms'; // As if the site had removed a language.
  const refusal = `UPDATE contact_message SET state = 'refused', attempts = 10, last_error = '550 no', language = '${languageWithoutWords}'`;
  runSqlite(site.dataFolder, `${refusal} WHERE receipt = '${receipts[0]}'`);
  expect((await site.inbox(`show ${receipts[0]}`)).text).toContain('\nrefused, 10 attempts\nLast answer: 550 no\n');
  runSqlite(site.dataFolder, `UPDATE contact_message SET delivered_at = 1 WHERE receipt = '${receipts[1]}'`);
  const resent = await site.inbox(`show ${receipts[1]}`);
  expect(resent.text, 'delivered once, and waiting again after resend').toMatch(/\nwaiting, 0 attempts/);
  const { server } = await startServer(settings, site);
  await waitUntil('all messages are delivered', () => server.output().match(/"delivered"/g)?.length === 10);
  const messageIds = receipts.map((receipt) => `<${receipt}@sehobi.example>`);
  expect(new Set(mailServer.received.map(messageIdOf))).toEqual(new Set(messageIds));
  expect((await site.inbox(`show ${receipts[1]}`)).text).toMatch(/\nDelivered 20.{8} ..:.. UTC\n/);
  expect((await site.inbox(`resend ${receipts[0]}`)).text).toMatch(/^1 to be delivered/);
  await waitUntil('one message arrives again', () => mailServer.received.length === 11);
  expect(mailServer.received.map(messageIdOf).at(-1)).toContain(receipts[0]);
  const startedAt = performance.now();
  for (let deliveredCount = 12; deliveredCount < 16; deliveredCount++) {
    await send(server.url, validMessage);
    await waitUntil('the message is delivered', () => server.output().match(/"delivered"/g)?.length === deliveredCount);
  }
  expect(performance.now() - startedAt, 'no message waits for the next poll, a second later').toBeLessThan(2500);
});

/** How long a stopping delivery loop waits for mails. */
const graceMs = 100;

async function startLoop(deliver: Deliver, options: Partial<LoopOptions> = {}, database = freshSqlite().open()) {
  const store = createStore(database);
  afterTest(store.close);
  const { receipt } = await store.messages.add(newMessage());
  const logged: [string, (LogFields | undefined)?][] = [];
  const log: Log = (level, event, fields) => void logged.push([`${level} ${event}`, fields]);
  const loop = startDeliveryLoop({ outbox: store.outbox, deliver, now: Date.now, log, pauseMs: 20, ...options });
  afterTest(() => loop.stop(graceMs));
  const message = () => store.messages.find(receipt);
  const waitForState = (state: string) => waitUntil(`it is ${state}`, async () => (await message())?.state === state);
  return { receipt, logged, events: () => logged.map(([event]) => event), message, waitForState, stop: loop.stop };
}

test('a failed delivery is tried again after about 1, 2, 4 ... seconds, and at most 15 minutes', () => {
  for (let tries = 0; tries < 13; tries++) {
    const failed = { attempts: tries + 1, refusals: 0 } as StoredMessage;
    const { nextAttemptAt, delayMs, error } = planRetry(failed, new Error('no'.repeat(500)), 5000);
    const maxDelay = Math.min(900_000, 1000 * 2 ** tries);
    expect(delayMs).toBeGreaterThanOrEqual(maxDelay / 2);
    expect(delayMs).toBeLessThanOrEqual(maxDelay);
    expect([nextAttemptAt, error.length], 'a long error is cut').toEqual([5000 + delayMs, 500]);
  }
});

test('delivery gives up a message after ten refusals; temporary errors do not count', async () => {
  let now = Date.now();
  const fastClock = { now: () => (now += 600_000) };
  const answers = [...Array(12).fill('451'), '550'];
  const deliver: Deliver = async () => {
    const code = answers.shift();
    if (code) throw new DeliveryError(code, code, { isPermanent: code === '550' });
  };
  const delayed = await startLoop(deliver, fastClock);
  await delayed.waitForState('delivered');
  expect(delayed.events()).not.toContain('error refused');
  const countedOutcomes: string[] = [];
  const refuse = () => Promise.reject(new DeliveryError('550', '550 no', { isPermanent: true }));
  const countAttempt = (outcome: string) => void countedOutcomes.push(outcome);
  const refused = await startLoop(refuse, { ...fastClock, countAttempt });
  await refused.waitForState('refused');
  expect(await refused.message()).toMatchObject({ attempts: 10, refusals: 10, lastError: '550 no' });
  expect(countedOutcomes).toEqual([...Array(9).fill('postponed'), 'refused']);
  expect(refused.events().slice(8)).toEqual(['warn postponed', 'error refused']);
});

test('delivery goes on after a failure of the database', async () => {
  const failingSqlParts = ['WITH due', `state = 'delivered'`];
  const database = freshSqlite().open();
  const failingDatabase: Database = {
    ...database,
    async query(sql, values) {
      if (!failingSqlParts[0] || !sql.includes(failingSqlParts[0])) return database.query(sql, values);
      failingSqlParts.shift();
      throw new StoreUnavailable({ code: 'ECONNREFUSED' });
    },
  };
  let deliveries = 0;
  const { receipt, logged, waitForState } = await startLoop(async () => void deliveries++, {}, failingDatabase);
  await waitForState('delivered');
  expect(logged[0]).toEqual(['error outbox-not-read', { code: 'ECONNREFUSED' }]);
  expect([deliveries, logged[1]]).toEqual([1, ['error outbox-not-written', { receipt, code: 'ECONNREFUSED' }]]);
  // The loop now fails 1,000 times, every 20 ms, to record the delivery. stop() in afterTest must not wait until that works.
  failingSqlParts.push(...Array(1000).fill(`state = 'delivered'`));
  await createStore(database).messages.add(newMessage());
  await waitUntil('recording fails again', () => logged.length > 3);
});

test('a stopping delivery loop waits until a slow database has stored a failure', async () => {
  const database = freshSqlite().open();
  const query: Database['query'] = async (sql, values) => {
    if (sql.includes('last_error = $4')) await new Promise((resolve) => setTimeout(resolve, 200)); // This query stores a failure.
    return database.query(sql, values);
  };
  const { events, stop, message } = await startLoop(() => Promise.reject(new Error('no')), {}, { ...database, query });
  await waitUntil('the delivery fails', () => events().includes('warn postponed'));
  await stop(graceMs);
  expect(await message()).toMatchObject({ lastError: 'no' });
});

test('a hanging mail server is disconnected and tried again', async () => {
  const { mailServer } = await startMailServer();
  mailServer.behave('hang', 'accept');
  const mailOptions = { siteName: 'Sehobi', from: 'a@b.co', to: 'c@d.co', words: () => formWords };
  const deliver = smtpDelivery(mailServer.url, mailOptions);
  const { receipt, logged, message, waitForState } = await startLoop(deliver, { timeLimitMs: 600 });
  await waitUntil('the reason is stored', async () => (await message())?.lastError === 'no answer within 0.6 s');
  await waitForState('delivered');
  const timedOut = { receipt, attempts: 1, code: 'TIMEOUT', delayMs: expect.any(Number) };
  expect(logged).toEqual(Object.entries({ 'warn postponed': timedOut, 'info delivered': { receipt, attempts: 2 } }));
  expect(await message()).toMatchObject({ refusals: 0, lastError: '' });
});

test('at most eight mails are sent at once, each with a time limit of 90 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const database = freshSqlite().open();
  for (let count = 0; count < 9; count++) await createStore(database).messages.add(newMessage());
  const finishSending: (() => void)[] = [];
  const deliver: Deliver = (_, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', reject);
      finishSending.push(resolve);
    });
  const time = Date.now() + 1000;
  await startLoop(deliver, { now: () => time, pauseMs: 20_000 }, database);
  await waitUntil('eight messages are being sent', () => finishSending.length === 8);
  const claims = await database.query('SELECT MAX(claimed_until) AS until FROM contact_message');
  expect([claims, timeout.mock.lastCall]).toEqual([[{ until: time + 100_000 }], [90_000]]);
  finishSending[0]?.();
  await waitUntil('the ninth message is being sent', () => finishSending.length === 9);
});
