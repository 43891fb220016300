import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { afterTest } from './parts/afterTest.ts';
import { freePort } from './parts/freePort.ts';
import { findPostgres, noPostgres, startPostgres } from './parts/postgres.ts';
import { post, receiptOf, right, send } from './parts/send.ts';
import { type Started, until } from './parts/serverProcess.ts';
import { formWords } from './parts/siteFolder.ts';
import { makeSite, startServer } from './parts/start.ts';

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
/** As a page and as JSON: nothing is called sent, and nothing typed is lost. */
async function expectRefusal({ url }: Started) {
  const answer = await send(url, right);
  expect([answer.status, await answer.json()]).toEqual([503, { error: formWords.failed.notStored }]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await post(url, right);
  const html = await page.text();
  expect([page.status, html.includes(right.message), html.includes('notStored')]).toEqual([503, true, true]);
  expect(html).not.toMatch(/at .*\.ts:\d+|Error:/);
  await until('health is not ready', async () => (await fetch(`${url}/api/health`)).status === 503);
}

async function expectRecovery({ url }: Started) {
  const answer = await send(url, right);
  expect(answer.status).toBe(201);
  await until('health is ready again', async () => (await fetch(`${url}/api/health`)).status === 200);
  return receiptOf(answer);
}

const aFolder = join('/tmp', `sehobi-mount-${process.pid}`);
mkdirSync(aFolder);
const canMount = runs('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', aFolder) && runs('umount', aFolder);
rmSync(aFolder, { recursive: true });

describe('when it cannot be stored', () => {
  test.skipIf(!canMount)('a full disk is a 503, and freeing it is enough (needs the right to mount)', async () => {
    const site = makeSite();
    mkdirSync(site.dataFolder);
    expect(runs('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', site.dataFolder)).toBe(true);
    afterTest(() => runs('umount', '-l', site.dataFolder));
    const { server } = await startServer({}, site);
    const before = await expectRecovery(server);
    // Again after the first failure: closing the database gives back what its log took.
    await until('the last page is taken', async () => {
      const { bfree, bsize } = statfsSync(site.dataFolder);
      appendFileSync(join(site.dataFolder, 'filling'), Buffer.alloc(bfree * bsize));
      const answers = [await send(server.url, right), await send(server.url, right)];
      return answers.every(({ status }) => status === 503);
    });
    await expectRefusal(server);
    rmSync(join(site.dataFolder, 'filling'));
    await expectRecovery(server);
    expect((await fetch(`${server.url}/about?sent=${before}`)).status).toBe(200);
  });

  const isRoot = process.getuid?.() === 0;
  const withoutRootsRights = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
  test.skipIf(isRoot && !existsSync('/usr/bin/setpriv'))(
    'a read-only data folder is named at start, is a 503, and needs no restart',
    async () => {
      const site = makeSite();
      mkdirSync(site.dataFolder);
      chmodSync(site.dataFolder, 0o555);
      const { server } = await startServer({}, site, withoutRootsRights);
      expect(server.said()).toContain('Messages cannot be stored now');
      await expectRefusal(server);
      chmodSync(site.dataFolder, 0o755);
      await expectRecovery(server);
    },
  );

  test('a data folder that is moved away under it is made anew', async () => {
    const { server, ...site } = await startServer();
    await expectRecovery(server);
    renameSync(site.dataFolder, `${site.dataFolder}-old`);
    await expectRecovery(server);
    expect(readdirSync(site.dataFolder)).toContain('contact.sqlite');
  });

  /** A server whose database another program is writing to. */
  async function startLocked() {
    const { server, dataFolder } = await startServer();
    await expectRecovery(server);
    const other = new DatabaseSync(sqliteFile(dataFolder));
    afterTest(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    return { server, unlock: () => other.exec('ROLLBACK') };
  }

  test('pages do not notice a locked database, and the message is refused in time', async () => {
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
    expect([(await message).status, slowest < 1000]).toEqual([503, true]);
    const begun = performance.now();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(503);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('a message that comes while the database is locked for a moment is stored', async () => {
    const { server, unlock } = await startLocked();
    const message = send(server.url, right);
    await wait(500);
    unlock();
    expect((await message).status).toBe(201);
  });

  const missing = findPostgres() ? '' : ` (skipped: ${noPostgres})`;
  test.skipIf(missing !== '')(`PostgreSQL that is away is a 503, and needs no restart${missing}`, async () => {
    const port = await freePort();
    const { server } = await startServer({ DATABASE_URL: `postgres://sehobi@127.0.0.1:${port}/postgres` });
    await expectRefusal(server);
    const first = await startPostgres(port);
    await expectRecovery(server);
    await first.stop();
    await expectRefusal(server);
    const second = await startPostgres(port);
    // Another cluster, without our tables, as after a restore: the first failure makes it look again.
    await until('it is taken again', async () => (await send(server.url, right)).status === 201);
    await server.stop();
    await second.stop();
  });
});
