import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../scripts/inbox/commands.ts';
import { afterTest } from '../server/helpers/afterTest.ts';
import { makeRelease } from './release.ts';

const names = ['sehobi@.service', 'sehobi-backup.service', 'sehobi-backup.timer'];
const skipReason = spawnSync('systemd-analyze', ['--version']).error ? ' (skipped: no systemd-analyze)' : '';

test.skipIf(skipReason !== '')(`systemd-analyze accepts every unit${skipReason}`, () => {
  const { root, current, remove } = makeRelease();
  afterTest(remove);
  for (const name of names) {
    const text = readFileSync(`deploy/${name}`, 'utf8').replaceAll('/srv/sehobi/current', current);
    writeFileSync(join(root, name), text.replace('User=sehobi', `User=${userInfo().username}`));
  }
  const files = names.map((name) => join(root, name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => names.some((name) => line.includes(name)))).toEqual([]);
});

test('the systemd units run commands that a release has, and the server is restarted however often it dies', () => {
  const [server = '', backup = '', timer = ''] = names.map((name) => readFileSync(`deploy/${name}`, 'utf8'));
  // Otherwise systemd gives up after five starts in 10 seconds. It reads this only in [Unit].
  expect(server.split('[Service]')[0]).toContain('\nStartLimitIntervalSec=0\n');
  const confined = ['User=sehobi', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'UMask=0077'];
  const common = ['WorkingDirectory=/srv/sehobi/current', ...confined];
  const started = ['ExecStart=/srv/sehobi/current/bin/node server/main.ts', 'Environment=PORT=%i', 'Restart=always'];
  for (const line of [...common, ...started, 'StateDirectory=sehobi', 'StateDirectoryMode=0700', 'TimeoutStopSec=15'])
    expect(server).toContain(`\n${line}\n`);
  const ofBackup = ['Restart=on-failure', 'ReadWritePaths=/var/lib/sehobi /var/backups/sehobi'];
  for (const line of [...common, ...ofBackup, 'ExecStart=/srv/sehobi/current/bin/inbox backup /var/backups/sehobi'])
    expect(backup).toContain(`\n${line}\n`);
  for (const line of ['OnCalendar=daily', 'Persistent=yes', 'WantedBy=timers.target'])
    expect(timer).toContain(`${line}\n`);
  expect(commands).toHaveProperty('backup');
});
