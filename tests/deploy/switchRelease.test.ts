import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterTest, temporaryFolder } from '../server/helpers/afterTest.ts';
import { freePort } from '../server/helpers/freePort.ts';
import { validMessage } from '../server/helpers/send.ts';
import { startNginx, whyNoNginx } from './nginx.ts';
import { writeRelease } from './release.ts';

/** `bin` has a script that replaces systemctl, `state` a file with the process id of each server. */
async function installReleases() {
  const root = temporaryFolder();
  const [state, bin] = [join(root, 'state'), join(root, 'bin')];
  for (const folder of [state, bin]) mkdirSync(folder);
  const [older, newer] = ['20260101-000000', '20260202-000000'].map((name) => {
    const release = join(root, 'releases', name);
    writeRelease(release);
    writeFileSync(join(release, 'dist/client/robots.txt'), name);
    return release;
  }) as [string, string];
  cpSync('tests/deploy/systemctl.sh', join(bin, 'systemctl'));
  const ports = { FIRST_PORT: String(await freePort()), SECOND_PORT: String(await freePort()) };
  const env = { ...process.env, ...ports, PATH: `${bin}:${process.env['PATH']}`, ROOT: root, STATE: state };
  const runScript = async (script: string, ...args: string[]) => {
    const child = spawn(`deploy/${script}.sh`, [root, ...args], { env });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { output, code: Number(code) };
  };
  const systemctl = (verb: string, unit: string) => once(spawn(join(bin, 'systemctl'), [verb, unit], { env }), 'exit');
  afterTest(async () => {
    for (const port of Object.values(ports)) await systemctl('stop', `sehobi@${port}`);
  });
  const enabledUnit = () => readFileSync(join(state, 'enabled'), 'utf8').trim();
  return {
    root,
    state,
    bin,
    older,
    newer,
    runScript,
    systemctl,
    enabledUnit,
    current: () => readlinkSync(join(root, 'current')),
  };
}

function startVisitors(port: number, count: number) {
  const failures: string[] = [];
  const releasesSeen = new Set<string>();
  let stored = 0;
  let isOver = false;

  async function request(path: string, body?: string): Promise<string> {
    const headers = body ? { 'Content-Type': 'application/json', Accept: 'application/json' } : {};
    const connection = { port, host: '127.0.0.1', agent: false, rejectUnauthorized: false };
    try {
      const sent = httpsRequest({ ...connection, path, method: body ? 'POST' : 'GET', headers }).end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      if (answer.statusCode !== (body ? 201 : 200)) failures.push(`${path}: ${answer.statusCode}`);
      return await text(answer);
    } catch (error) {
      failures.push(`${path}: ${error}`);
      return '';
    }
  }

  async function visit(isSending: boolean): Promise<void> {
    while (!isOver) {
      releasesSeen.add(await request('/robots.txt'));
      if (isSending && (await request('/api/contact', JSON.stringify(validMessage)))) stored++;
      await pause(isSending ? 1000 : 100);
    }
  }

  const ended = Promise.all(Array.from({ length: count }, (_, index) => visit(index === 0)));
  return async () => {
    isOver = true;
    await ended;
    return { failures, releasesSeen, stored };
  };
}

test('no answer fails during a release and a rollback while twenty visitors browse', async ({ skip }) => {
  skip(whyNoNginx !== '', whyNoNginx);
  const site = await installReleases();
  expect(await site.runScript('switch', site.older)).toEqual({ output: '', code: 0 });
  const nginx = await startNginx({ root: site.root });
  afterTest(nginx.stop);
  writeFileSync(join(site.state, 'nginx'), String(nginx.pid));
  const nginxCommand = `#!/bin/sh\nexec ${nginx.program} "$@" ${nginx.options.join(' ')}\n`;
  writeFileSync(join(site.bin, 'nginx'), nginxCommand, { mode: 0o755 });
  const stopVisitors = startVisitors(nginx.port, 20);
  await pause(1000);
  expect([await site.runScript('switch', site.newer), site.current()]).toEqual([{ output: '', code: 0 }, site.newer]);
  await pause(1000);
  mkdirSync(join(site.root, 'releases/20260115-000000-never-live'));
  expect([await site.runScript('rollback'), site.current()]).toEqual([{ output: '', code: 0 }, site.older]);
  const running = readdirSync(site.state).filter((name) => name.startsWith('sehobi@'));
  expect(running, 'only the server that is enabled at boot runs').toEqual([site.enabledUnit()]);
  await pause(1000);
  const { failures, releasesSeen, stored } = await stopVisitors();
  expect(failures).toEqual([]);
  expect([...releasesSeen].sort()).toEqual(['20260101-000000', '20260202-000000']);
  expect(stored, 'messages in more than three seconds').toBeGreaterThan(2);
}, 120_000);

test('after an interrupted release the next one serves the new files', async () => {
  const site = await installReleases();
  expect((await site.runScript('switch', site.older)).code).toBe(0);
  const interruptedUnit = site.enabledUnit();
  expect((await site.runScript('switch')).code).toBe(0);
  await site.systemctl('restart', interruptedUnit);
  expect((await site.runScript('switch', site.newer)).code).toBe(0);
  const [, address] = readFileSync(join(site.root, 'nginx-upstream.conf'), 'utf8').split(/[ ;]/);
  expect(await (await fetch(`http://${address}/robots.txt`)).text()).toBe('20260202-000000');
}, 60_000);

test('a release that nginx refuses or that does not start leaves the running one in place', async () => {
  const site = await installReleases();
  expect((await site.runScript('switch', site.older)).code).toBe(0);
  const inUse = () => [site.current(), readFileSync(join(site.root, 'nginx-upstream.conf'), 'utf8')];
  const olderInUse = [site.older, `server 127.0.0.1:${site.enabledUnit().replace('sehobi@', '')};\n`];
  expect(inUse()).toEqual(olderInUse);
  // With the id of any running process systemctl.sh answers that nginx is active.
  writeFileSync(join(site.state, 'nginx'), String(process.pid));
  writeFileSync(join(site.bin, 'nginx'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const refusedByNginx = { code: 1, output: expect.stringContaining('nginx refuses its settings') };
  expect([await site.runScript('switch', site.newer), inUse()]).toEqual([refusedByNginx, olderInUse]);
  renameSync(join(site.newer, 'dist/server'), join(site.newer, 'dist/gone'));
  const { output, code } = await site.runScript('switch', site.newer);
  expect(output).toMatch(/not healthy.*journalctl.*Nothing has changed for visitors/);
  expect([code, inUse()]).toEqual([1, olderInUse]);
  const noEarlierRelease = { code: 1, output: expect.stringContaining('no release before') };
  expect(await site.runScript('rollback')).toMatchObject(noEarlierRelease);
}, 60_000);
