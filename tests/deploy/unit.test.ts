import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../scripts/inbox/commands.ts';
import { afterTest } from '../server/parts/afterTest.ts';
import { makeRelease } from './release.ts';

const unit = readFileSync('deploy/sehobi@.service', 'utf8');
const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

/** systemd's complaints about files in deploy/, with this machine's paths and user. */
function verify(...names: string[]): string[] {
  const { root, current, remove } = makeRelease();
  afterTest(remove);
  for (const name of names) {
    const text = readFileSync(`deploy/${name}`, 'utf8').replaceAll('/srv/sehobi/current', current);
    writeFileSync(join(root, name), text.replace('User=sehobi', `User=${userInfo().username}`));
  }
  const last = join(root, names.at(-1) ?? '');
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', last], { encoding: 'utf8' });
  return stderr.split('\n').filter((line) => names.some((name) => line.includes(name)));
}

const why = spawnSync('systemd-analyze', ['--version']).error ? ' (skipped: no systemd-analyze)' : '';
test.skipIf(why !== '').for([['sehobi@.service'], ['sehobi-backup.service', 'sehobi-backup.timer']])(
  `systemd takes %s${why}`,
  (names) => {
    expect(verify(...names)).toEqual([]);
  },
);

test('systemd restarts the server however often it dies, and gives it time to stop by itself', () => {
  const [about = '', service = ''] = unit.split('[Service]');
  // Otherwise systemd gives up after five starts in 10 seconds. It reads this only in [Unit].
  expect(about).toContain('\nStartLimitIntervalSec=0\n');
  expect(service).toContain('\nRestart=always\n');
  expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(10);
});

test('the units run commands that a release has', () => {
  const command = ['Environment', 'WorkingDirectory', 'ExecStart'].map(settingOf);
  expect(command).toEqual(['PORT=%i', '/srv/sehobi/current', '/srv/sehobi/current/bin/node server/main.ts']);
  const backup = readFileSync('deploy/sehobi-backup.service', 'utf8');
  expect(backup).toContain('\nExecStart=/srv/sehobi/current/bin/inbox backup /var/backups/sehobi\n');
  expect([existsSync('bin/inbox'), Object.hasOwn(commands, 'backup')]).toEqual([true, true]);
});
