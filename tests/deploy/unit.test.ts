import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { until } from '../server/parts/serverProcess.ts';
import { makeRelease } from './release.ts';

const unit = readFileSync('deploy/sehobi.service', 'utf8');
const settingOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const cleanUp: (() => unknown)[] = [];
afterEach(() => {
  for (const step of cleanUp.splice(0).reverse()) step();
});

function installed() {
  const release = makeRelease();
  cleanUp.push(release.remove);
  symlinkSync(resolve('server'), join(release.current, 'server'));
  symlinkSync(resolve('node_modules'), join(release.current, 'node_modules'));
  mkdirSync(join(release.current, 'docs'));
  writeFileSync(join(release.current, 'docs/deploy.md'), '');
  return { ...release, here: (text: string) => text.replaceAll('/srv/sehobi/current', release.current) };
}

test('systemd takes the unit', ({ skip }) => {
  const missing = Boolean(spawnSync('systemd-analyze', ['--version']).error);
  skip(missing, 'not run: no systemd-analyze here (apt-get install systemd)');
  const { root, here } = installed();
  const file = join(root, 'sehobi.service');
  writeFileSync(file, here(unit).replace('User=sehobi', `User=${userInfo().username}`));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('sehobi.service'))).toEqual([]);
  expect(status).toBe(0);
});

test('its command, folder and settings start a server that keeps messages outside of the release', async () => {
  const { root, current, here } = installed();
  const [command = '', ...args] = here(settingOf('ExecStart')[0] ?? '').split(' ');
  const settings = Object.fromEntries(
    settingOf('Environment').flatMap((line) => line.split(' ').map((one) => one.split('='))),
  );
  expect(settings).toEqual({
    HOST: '127.0.0.1',
    PORT: '3000',
    DATA_DIR: '/var/lib/sehobi',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  expect(settingOf('StateDirectory')).toEqual(['sehobi']);
  const env = { ...settings, PORT: '0', DATA_DIR: join(root, 'data') };
  const child = spawn(command, args, { cwd: here(settingOf('WorkingDirectory')[0] ?? ''), env });
  cleanUp.push(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  await until('it says where it is', () => /127\.0\.0\.1:\d+/.test(said) || child.exitCode !== null);
  expect(said).toContain(`kept in ${root}/data`);
  child.kill();
  await until('it ends', () => child.exitCode !== null);
  expect(child.exitCode).toBe(0);
  expect(Number(settingOf('TimeoutStopSec')[0])).toBeGreaterThan(10);
  expect(current).not.toBe('');
});

test('release.sh builds beside the running release, keeps its assets, and an old release can be put back', () => {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  cleanUp.push(() => rmSync(root, { recursive: true, force: true }));
  const first = join(root, 'releases/20200101-000000');
  mkdirSync(join(first, 'dist/client/assets'), { recursive: true });
  writeFileSync(join(first, 'dist/client/assets/old-abc12345.js'), 'old');
  writeFileSync(join(first, 'package-lock.json'), readFileSync('package-lock.json'));
  symlinkSync(resolve('node_modules'), join(first, 'node_modules'));
  symlinkSync(first, join(root, 'current'));
  const release = (env = {}) =>
    spawnSync('deploy/release.sh', [root], { encoding: 'utf8', env: { ...process.env, ...env } });
  const current = () => execFileSync('readlink', [join(root, 'current')], { encoding: 'utf8' }).trim();

  const failed = release({ SITE_URL: 'not an address' });
  expect(failed.status).not.toBe(0);
  expect(current()).toBe(first);

  const { status, stderr, stdout } = release({ SITE_URL: 'https://www.sehobi.id' });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('sudo systemctl restart sehobi');
  expect(current()).not.toBe(first);
  const asset = readFileSync(join(root, 'current/dist/client/assets/old-abc12345.js'), 'utf8');
  expect(asset).toBe('old');
  expect(readFileSync(join(root, 'current/dist/client/sitemap.xml'), 'utf8')).toContain('https://www.sehobi.id/about');
  const docs = readFileSync('docs/deploy.md', 'utf8');
  const back = /```sh rollback\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
  const commands = back.replaceAll('/srv/sehobi', root).replaceAll('20261121-090000', '20200101-000000');
  execFileSync('sh', ['-ec', commands.replaceAll('sudo systemctl', 'echo')]);
  expect(current()).toBe(first);
});
