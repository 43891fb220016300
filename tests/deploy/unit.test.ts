import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../scripts/inbox/commands.ts';
import { afterTest } from '../server/parts/afterTest.ts';
import { makeRelease } from './release.ts';

const unit = readFileSync('deploy/sehobi@.service', 'utf8');
const settingOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const settings = Object.fromEntries(
  settingOf('Environment').flatMap((line) => line.split(' ').map((one) => one.split('='))),
);
function installed() {
  const release = makeRelease();
  afterTest(release.remove);
  return { ...release, here: (text: string) => text.replaceAll('/srv/sehobi/current', release.current) };
}

test('systemd takes the unit', ({ skip }) => {
  const missing = Boolean(spawnSync('systemd-analyze', ['--version']).error);
  const why = 'the unit was not verified: no systemd-analyze here (apt-get install systemd)';
  if (missing) console.warn(why);
  skip(missing, why);
  const { root, here } = installed();
  const file = join(root, 'sehobi@.service');
  writeFileSync(file, here(unit).replace('User=sehobi', `User=${userInfo().username}`));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('sehobi@.service'))).toEqual([]);
  expect(status).toBe(0);
});

test('the server is started again however often it dies', () => {
  const [about = '', service = ''] = unit.split('[Service]');
  // systemd would give up after five times in 10 seconds, and heeds this in [Unit] alone.
  expect(about).toContain('\nStartLimitIntervalSec=0\n');
  expect(service).toContain('\nRestart=always\n');
});

test('its command is the one that tests/deploy/systemctl.sh runs, with the port as the only setting', () => {
  expect(settings).toEqual({ PORT: '%i' });
  expect(settingOf('StateDirectory')).toEqual(['sehobi']);
  expect(Number(settingOf('TimeoutStopSec')[0])).toBeGreaterThan(10);
  expect(settingOf('WorkingDirectory')).toEqual(['/srv/sehobi/current']);
  expect(settingOf('ExecStart')).toEqual(['/srv/sehobi/current/bin/node server/main.ts']);
});

test.for(['sehobi-backup', 'sehobi-check-backup'])(
  'systemd takes %s, and its command is one of the inbox',
  (name, { skip }) => {
    const service = readFileSync(`deploy/${name}.service`, 'utf8');
    const [, script = '', command = ''] = /ExecStart=\/srv\/sehobi\/current\/(\S+) (\S+) /.exec(service) ?? [];
    expect([existsSync(script), Object.keys(commands).includes(command)]).toEqual([true, true]);
    skip(Boolean(spawnSync('systemd-analyze', ['--version']).error), 'no systemd-analyze here');
    const { root, here } = installed();
    for (const kind of ['service', 'timer']) {
      const text = here(readFileSync(`deploy/${name}.${kind}`, 'utf8')).replace(
        'User=sehobi',
        `User=${userInfo().username}`,
      );
      writeFileSync(join(root, `${name}.${kind}`), text);
    }
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, `${name}.timer`)], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([]);
  },
);
