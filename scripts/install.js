// Runs before anything is installed, on any Node, so it is plain JavaScript and imports no package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { exitWithError } from './run.js';

if (Number(process.versions.node.split('.')[0]) < 20)
  exitWithError(
    `This is Node ${process.versions.node}; the project needs Node 20 or newer.`,
    'Install it from https://nodejs.org and try again.',
  );
if (!install('.', 'the packages'))
  exitWithError(
    'The packages could not be installed; npm says why above.',
    'Check the network (npm ping) and run the same command again.',
  );

export function install(folder, description) {
  const lockfile = `${folder}/package-lock.json`;
  const hashFile = `${folder}/node_modules/.installed`;
  const npmRecord = `${folder}/node_modules/.package-lock.json`;
  const lockHash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  // After npm ci was run directly there is no `hashFile`, but npm's own record is at least as new as the lockfile.
  const isCurrent = existsSync(hashFile)
    ? readFileSync(hashFile, 'utf8') === lockHash
    : existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lockfile).mtimeMs;
  // Some hosts set NODE_ENV=production; then npm leaves out packages that the build needs.
  const { devDependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const hasDevPackages = Object.keys(devDependencies).every((name) => existsSync(`${folder}/node_modules/${name}`));
  if (isCurrent && hasDevPackages) return true;
  console.error(`Installing ${description} (only the first time and after updates) ...`);
  const args = ['ci', '--include=dev', '--prefix', folder, '--loglevel=error', '--no-audit', '--no-fund'];
  if (spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0) return false;
  writeFileSync(hashFile, lockHash);
  return true;
}
