import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { afterTest } from './parts/afterTest.ts';
import { right, send } from './parts/send.ts';
import { startServer } from './parts/start.ts';

/** A server whose database another program is writing to; the first answer takes no time of the test. */
async function startLocked() {
  const { server, dataFolder } = await startServer();
  expect((await send(server.url, right)).status).toBe(201);
  const other = new DatabaseSync(sqliteFile(dataFolder));
  afterTest(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  return { server, unlock: () => other.exec('ROLLBACK') };
}

test('pages do not notice a locked database; the message is told honestly', async () => {
  const { server } = await startLocked();
  let answered = false;
  const message = send(server.url, right).finally(() => {
    answered = true;
  });
  let slowest = 0;
  for (let pages = 0; !answered; pages++) {
    const begun = performance.now();
    await (await fetch(`${server.url}/?${pages}`)).text();
    slowest = Math.max(slowest, performance.now() - begun);
    await wait(20);
  }
  expect((await message).status).toBe(503);
  expect(slowest).toBeLessThan(1000);
  const begun = performance.now();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('a message that comes meanwhile waits, and is stored', async () => {
  const { server, unlock } = await startLocked();
  const message = send(server.url, right);
  await wait(500);
  unlock();
  expect((await message).status).toBe(201);
});
