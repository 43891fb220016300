import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterFailure } from '../../server/delivery/attempt.ts';
import { type Deliver, DeliveryError } from '../../server/delivery/deliver.ts';
import { type LoopParts, startDeliveryLoop } from '../../server/delivery/deliveryLoop.ts';
import { smtpDelivery } from '../../server/delivery/smtp.ts';
import type { Fields, Log } from '../../server/operation/log.ts';
import { type Database, StoreUnavailable } from '../../server/store/database.ts';
import type { StoredMessage } from '../../server/store/messages.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { readMail } from './parts/rawMail.ts';
import { right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { formWords } from './parts/siteFolder.ts';
import { startMailServer, startServer } from './parts/start.ts';

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
  const fieldsOf = new Map<string, Fields | undefined>();
  const log: Log = (_, event, fields) => {
    events.push(event);
    fieldsOf.set(event, fields);
  };
  const loop = startDeliveryLoop({ outbox: store.outbox, deliver, now: Date.now, log, pause: 20, ...more });
  afterTest(() => loop.stop(100));
  return { events, fieldsOf, message: async () => store.messages.find(receipt) };
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
  test('a claim whose answer was lost runs out', async () => {
    const { message } = await start(losingOneAnswer(sqlite()), async () => {}, { lease: 900 });
    await until('it is delivered', async () => (await message())?.state === 'delivered', 6);
  });

  test('a failed delivery is tried again after about 1, 2, 4 ... seconds, and at most 15 minutes', async () => {
    const delays = Array.from({ length: 13 }, (_, tries) => {
      const failed = { attempts: tries + 1, refusals: 0 } as StoredMessage;
      return afterFailure(failed, new Error('no'), 0).delay;
    });
    for (const [tries, delay] of delays.entries()) {
      const full = Math.min(900_000, 1000 * 2 ** tries);
      expect([delay >= full / 2, delay <= full]).toEqual([true, true]);
    }
  });

  test('a store that cannot take what came of a delivery is logged with the receipt', async () => {
    const database = sqlite();
    let failing = true;
    const failingOnce: Database = {
      ...database,
      async query(sql, values) {
        if (failing && sql.includes(`state = 'delivered'`)) {
          failing = false;
          throw new StoreUnavailable(new Error('away'));
        }
        return database.query(sql, values);
      },
    };
    const { fieldsOf, message } = await start(failingOnce, async () => {});
    await until('it is delivered', async () => (await message())?.state === 'delivered');
    expect(fieldsOf.get('outbox-not-written')).toMatchObject({ receipt: (await message())?.receipt });
  });

  test('ten refusals set it aside; delays before a refusal do not count', async () => {
    let now = Date.now();
    const answers = [...Array(12).fill('451'), '550'];
    const deliver: Deliver = async () => {
      const code = answers.shift();
      if (code) throw new DeliveryError(code, code, code === '550');
    };
    const { events, message } = await start(sqlite(), deliver, { now: () => (now += 600_000) });
    await until('it has its end', async () => (await message())?.state !== 'waiting');
    expect([(await message())?.state, events.filter((event) => event === 'refused')]).toEqual(['delivered', []]);
    const refuse = () => Promise.reject(new DeliveryError('550', '550 no', true));
    const refused = await start(sqlite(), refuse, { now: () => (now += 600_000) });
    await until('it is set aside', async () => (await refused.message())?.state === 'refused');
    expect(await refused.message()).toMatchObject({ attempts: 10, refusals: 10 });
  });

  test('a mail server that hangs is let go, and asked again later', async () => {
    const { peer } = await startMailServer();
    peer.behave('hang', 'accept');
    const mailFrom = { siteName: 'Sehobi', from: 'a@b.co', to: 'c@d.co', words: () => formWords };
    const { events, message } = await start(sqlite(), smtpDelivery(peer.url, mailFrom), { limit: 1500 });
    await until('it is delivered', async () => (await message())?.state === 'delivered');
    expect(events).toEqual(['postponed', 'delivered']);
  });

  test('deliveries that hang hold up no others', async () => {
    const { peer, mail } = await startMailServer();
    peer.behave('hang', 'accept', 'accept', 'accept', 'accept');
    const { server } = await startServer(mail);
    for (let count = 0; count < 20; count++) await send(server.url, { ...right, message: `Message ${count}` });
    await until('all others arrive', () => peer.received.length >= 16, 10);
    expect(new Set(peer.received.map(({ raw }) => readMail(raw).headers['message-id'])).size).toBe(16);
  });
});
