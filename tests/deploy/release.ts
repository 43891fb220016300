import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testProject } from '../content/testContent.ts';

export function makeReleaseFolder() {
  const root = mkdtempSync(join(tmpdir(), 'deploy-'));
  const current = join(root, 'current');
  writeRelease(current);
  return { root, current, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Writes what deploy/release.sh writes, but with links to this project's server, packages and Node. */
export function writeRelease(folder: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const part of ['dist/client', 'dist/server', 'package.json'])
    cpSync(join(testProject, part), join(folder, part), { recursive: true });
  for (const part of ['server', 'contract', 'scripts', 'deploy', 'node_modules'])
    symlinkSync(resolve(part), join(folder, part));
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  symlinkSync(resolve('bin/inbox'), join(folder, 'bin/inbox'));
}
