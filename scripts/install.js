// Runs before anything is installed, on whatever Node the visitor has: plain JavaScript, no imports but Node's own.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { stop } from './stop.js';

const stamp = 'node_modules/.installed';
const lock = 'package-lock.json';
// npm writes it itself, also when somebody runs npm ci by hand.
const installedLock = 'node_modules/.package-lock.json';

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    `This is Node ${process.versions.node}; the project needs Node 20 or newer.`,
    'Install it from https://nodejs.org and try again.',
  );
}

const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');

const isInstalled = existsSync(stamp)
  ? readFileSync(stamp, 'utf8') === wanted
  : existsSync(installedLock) && statSync(installedLock).mtimeMs >= statSync(lock).mtimeMs;

if (!isInstalled) {
  console.log('Installing the packages, once ...');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    stop(
      'The packages could not be installed; npm says why above.',
      'Check the network (npm ping) and run the same command again.',
    );
  }
  writeFileSync(stamp, wanted);
}
