import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testBuild, testProject } from '../content/testContent.ts';

/** A copy of the site under test as /srv/sehobi/current, with an asset of an earlier build. */
export function makeRelease() {
  const root = mkdtempSync(join(tmpdir(), 'deploy-'));
  const current = join(root, 'current');
  writeRelease(current);
  return { root, current, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The output of deploy/release.sh, with links to this folder's server and packages. */
export function writeRelease(folder: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const part of ['dist/client', 'dist/server', 'package.json'])
    cpSync(join(testProject, part), join(folder, part), { recursive: true });
  for (const part of ['server', 'contract', 'scripts', 'deploy', 'node_modules'])
    symlinkSync(resolve(part), join(folder, part));
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  symlinkSync(resolve('bin/inbox'), join(folder, 'bin/inbox'));
  cpSync(join(testBuild, 'client/favicon.svg'), join(folder, 'dist/client/assets/old-abc12345.svg'));
}
