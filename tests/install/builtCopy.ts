import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFolder, writeOwnContent } from '../content/own.ts';

/** Builds the whole site from a copy of the tests' content with changes, far from the real dist. */
export function builtCopy(change: (contentFolder: string) => void, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const part of [
    'build',
    'content/schema',
    'content/schema.ts',
    'contract',
    'server',
    'site',
    'package.json',
    'vite.config.ts',
  ])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  writeOwnContent();
  cpSync(ownFolder, join(folder, 'content'), { recursive: true });
  change(join(folder, 'content'));
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
