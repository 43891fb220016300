import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = ['sehobi@.service', 'sehobi-backup.service', 'sehobi-backup.timer'];

test('the systemd units give a release few rights, and restart a server that has died', () => {
  const [server = '', backup = '', timer = ''] = names.map((name) => readFileSync(`deploy/${name}`, 'utf8'));
  // Without this setting, which is read only in [Unit], systemd gives up after five starts in 10 seconds.
  expect(server.split('[Service]')[0]).toContain('\nStartLimitIntervalSec=0\n');
  const restrictions = ['User=sehobi', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'UMask=0077'];
  const common = ['WorkingDirectory=/srv/sehobi/current', ...restrictions];
  const ofServer = ['ExecStart=/srv/sehobi/current/bin/node server/main.ts', 'Environment=PORT=%i', 'Restart=always'];
  for (const line of [...common, ...ofServer, 'StateDirectory=sehobi', 'StateDirectoryMode=0700', 'TimeoutStopSec=15'])
    expect(server).toContain(`\n${line}\n`);
  const ofBackup = ['Restart=on-failure', 'ReadWritePaths=/var/lib/sehobi /var/backups/sehobi'];
  for (const line of [...common, ...ofBackup, 'ExecStart=/srv/sehobi/current/bin/inbox backup /var/backups/sehobi'])
    expect(backup).toContain(`\n${line}\n`);
  for (const line of ['OnCalendar=daily', 'Persistent=yes', 'WantedBy=timers.target'])
    expect(timer).toContain(`${line}\n`);
});
