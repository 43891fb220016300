import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterTest } from './parts/afterTest.ts';
import { freePort } from './parts/freePort.ts';
import { findPostgres, noPostgres, startPostgres } from './parts/postgres.ts';
import { post, receiptOf, right, send } from './parts/send.ts';
import { type Started, until } from './parts/serverProcess.ts';
import { formWords } from './parts/siteFolder.ts';
import { makeSite, startServer } from './parts/start.ts';

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const movableClock = new URL('./parts/movableClock.ts', import.meta.url).href;
/** As a page and as JSON: nothing is called sent, and nothing typed is lost. */
async function expectHonestFailure({ url }: Started) {
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
  test.skipIf(!canMount)(
    'a full disk is told honestly, and freeing it is enough (needs the right to mount)',
    async () => {
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
      await expectHonestFailure(server);
      rmSync(join(site.dataFolder, 'filling'));
      await expectRecovery(server);
      expect((await fetch(`${server.url}/about?sent=${before}`)).status).toBe(200);
    },
  );

  test.skipIf(!canMount)(
    'a disk that turns read-only and back needs no restart (needs the right to mount)',
    async () => {
      const site = makeSite();
      mkdirSync(site.dataFolder);
      expect(runs('mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', site.dataFolder)).toBe(true);
      afterTest(() => runs('umount', '-l', site.dataFolder));
      expect(runs('mount', '-o', 'remount,ro', site.dataFolder)).toBe(true);
      const { server } = await startServer({}, site);
      await expectHonestFailure(server);
      expect(runs('mount', '-o', 'remount,rw', site.dataFolder)).toBe(true);
      await expectRecovery(server);
    },
  );

  test.skipIf(!existsSync('/usr/bin/prlimit'))(
    'a file that may not grow is told honestly, and needs no restart',
    async () => {
      const { server } = await startServer();
      await expectRecovery(server);
      const limit = (bytes: string) => runs('prlimit', '--pid', String(server.pid), `--fsize=${bytes}:unlimited`);
      expect(limit('1')).toBe(true);
      await expectHonestFailure(server);
      expect(limit('unlimited')).toBe(true);
      await expectRecovery(server);
    },
  );

  const isRoot = process.getuid?.() === 0;
  const withoutRootsRights = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
  test.skipIf(isRoot && !existsSync('/usr/bin/setpriv'))(
    'a read-only data folder is told at start and to visitors, and needs no restart',
    async () => {
      const site = makeSite();
      mkdirSync(site.dataFolder);
      chmodSync(site.dataFolder, 0o555);
      const { server } = await startServer({}, site, withoutRootsRights);
      expect(server.said()).toContain('Messages cannot be stored now');
      await expectHonestFailure(server);
      chmodSync(site.dataFolder, 0o755);
      await expectRecovery(server);
    },
  );

  test('a data folder that is moved away under it swallows nothing', async () => {
    const { server, ...site } = await startServer();
    await expectRecovery(server);
    renameSync(site.dataFolder, `${site.dataFolder}-old`);
    await expectRecovery(server);
    expect(readdirSync(site.dataFolder)).toContain('contact.sqlite');
  });

  test('a file that is no database is told honestly, and mended by moving it away', async () => {
    const site = makeSite();
    mkdirSync(site.dataFolder);
    writeFileSync(join(site.dataFolder, 'contact.sqlite'), 'This is no database. '.repeat(500));
    const { server } = await startServer({}, site);
    await expectHonestFailure(server);
    rmSync(join(site.dataFolder, 'contact.sqlite'));
    await expectRecovery(server);
  });

  test('a clock that is set back hides no fault from health', async () => {
    const site = makeSite();
    const { server } = await startServer({ NODE_OPTIONS: `--import ${movableClock}` }, site);
    await expectRecovery(server);
    process.kill(server.pid, 'SIGUSR2');
    rmSync(site.dataFolder, { recursive: true });
    writeFileSync(site.dataFolder, 'in the way of the folder');
    await expectHonestFailure(server);
    rmSync(site.dataFolder);
    await expectRecovery(server);
  });

  const missing = findPostgres() ? '' : ` (skipped: ${noPostgres})`;
  test.skipIf(missing !== '')(`PostgreSQL that is away is told honestly, and needs no restart${missing}`, async () => {
    const port = await freePort();
    const { server } = await startServer({ DATABASE_URL: `postgres://sehobi@127.0.0.1:${port}/postgres` });
    await expectHonestFailure(server);
    const first = await startPostgres(port);
    await expectRecovery(server);
    await first.stop();
    await expectHonestFailure(server);
    const second = await startPostgres(port);
    // Another cluster, without our tables, as after a restore: the first failure makes it look again.
    await until('it is taken again', async () => (await send(server.url, right)).status === 201);
    await server.stop();
    await second.stop();
  });
});
