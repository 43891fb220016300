import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Deliver, DeliveryError } from '../../server/delivery/deliver.ts';
import { type LoopParts, startDeliveryLoop } from '../../server/delivery/deliveryLoop.ts';
import { smtpDelivery } from '../../server/delivery/smtp.ts';
import { type Database, StoreUnavailable } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { findPostgres, noPostgres, startPostgres } from './parts/postgres.ts';
import { readMail } from './parts/rawMail.ts';
import { right, send } from './parts/send.ts';
import { startServerProcess, until } from './parts/serverProcess.ts';
import { formWords, makeSiteFolder } from './parts/siteFolder.ts';
import { startSmtpPeer } from './parts/smtpPeerTalk.ts';

function sqlite(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
  afterTest(() => rmSync(folder, { recursive: true }));
  return openSqlite(folder);
}

async function start(database: Database, deliver: Deliver, more: Partial<LoopParts> = {}) {
  const store = createStore(database);
  afterTest(() => store.close());
  const message = { ...right, key: null, language: 'en', suspected: '', receivedAt: Date.now() };
  const { receipt } = await store.messages.add(message);
  const events: string[] = [];
  const log = (_: string, event: string) => void events.push(event);
  const loop = startDeliveryLoop({ outbox: store.outbox, deliver, now: Date.now, log, pause: 20, ...more });
  afterTest(() => loop.stop(100));
  return { events, message: async () => store.messages.find(receipt) };
}

/** The claim is committed, and its answer lost on the way: the server never learns what it has claimed. */
function losingOneAnswer(database: Database): Database {
  let lost = false;
  return {
    ...database,
    async query(sql, values) {
      const rows = await database.query(sql, values);
      if (lost || !sql.includes('claimed_by = $3') || rows.length === 0) return rows;
      lost = true;
      throw new StoreUnavailable(new Error('the connection dropped'));
    },
  };
}

describe('the outbox', () => {
  const missing = findPostgres() ? '' : noPostgres;
  test.each(['SQLite', 'PostgreSQL'])('%s: a claim whose answer was lost runs out', async (kind) => {
    if (kind === 'PostgreSQL' && missing) return;
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    if (postgres) afterTest(postgres.stop);
    const database = losingOneAnswer(postgres ? openPostgres(postgres.url) : sqlite());
    const { message } = await start(database, async () => {}, { lease: 900 });
    await until('it is delivered', async () => (await message())?.state === 'delivered', 6);
  });

  test('only refusals count as refusals, not delays that came before one', async () => {
    let now = Date.now();
    const answers = [...Array(12).fill('451'), '550'];
    const deliver: Deliver = async () => {
      const code = answers.shift();
      if (code) throw new DeliveryError(code, code, code === '550');
    };
    const { events, message } = await start(sqlite(), deliver, { now: () => (now += 600_000) });
    await until('it has its end', async () => (await message())?.state !== 'waiting');
    expect([(await message())?.state, events.filter((event) => event === 'refused')]).toEqual(['delivered', []]);
  });

  test('ten refusals set it aside', async () => {
    let now = Date.now();
    const refuse = () => Promise.reject(new DeliveryError('550', '550 no', true));
    const { message } = await start(sqlite(), refuse, { now: () => (now += 600_000) });
    await until('it is set aside', async () => (await message())?.state === 'refused');
    expect(await message()).toMatchObject({ attempts: 10, refusals: 10 });
  });

  test('a mail server that hangs is let go, and asked again later', async () => {
    const peer = await startSmtpPeer();
    afterTest(peer.stop);
    await peer.behave('hang', 'accept');
    const mailFrom = { siteName: 'Sehobi', from: 'a@b.co', to: 'c@d.co', words: () => formWords };
    const { events, message } = await start(sqlite(), smtpDelivery(peer.url, mailFrom), { limit: 1500 });
    await until('it is delivered', async () => (await message())?.state === 'delivered');
    expect(events).toEqual(['postponed', 'delivered']);
  });

  test('deliveries that hang hold up no others', async () => {
    const peer = await startSmtpPeer();
    afterTest(peer.stop);
    await peer.behave('hang', 'accept', 'accept', 'accept', 'accept');
    const site = makeSiteFolder();
    afterTest(site.remove);
    const env = { SMTP_URL: peer.url, CONTACT_TO: 'hello@sehobi.example' };
    const server = await startServerProcess({ cwd: site.folder, env });
    afterTest(() => server.stop('SIGKILL'));
    for (let count = 0; count < 20; count++) await send(server.url, { ...right, message: `Message ${count}` });
    await until('all others arrive', () => peer.received.length >= 16, 10);
    expect(new Set(peer.received.map(({ raw }) => readMail(raw).headers['message-id'])).size).toBe(16);
  });
});
