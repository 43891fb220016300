import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServerProcess } from '../server/helpers/serverProcess.ts';
import { testContentFolder, writeTestContent } from './testContent.ts';

const contentCode = ['content/schema', 'content/schema.ts', 'content/languages.ts', 'content/brand.ts'];
const packageFiles = ['package.json', 'package-lock.json'];
export const sources = ['ssg', ...contentCode, 'contract', 'server', 'site', 'vite.config.ts', ...packageFiles];

type ChangeContent = (contentFolder: string) => void;

export async function serveCopy(change: ChangeContent, env?: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  buildIn(folder, change, env);
  const server = await startServerProcess({ cwd: folder });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { url: server.url, stop: () => server.stop().then(remove) };
}

export function buildIn(folder: string, change: ChangeContent = () => {}, env: Record<string, string> = {}): void {
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
  linkPackages(folder);
  writeTestContent();
  const contentFolder = join(folder, 'content');
  if (contentFolder !== testContentFolder) cpSync(testContentFolder, contentFolder, { recursive: true });
  change(contentFolder);
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    // The build does not get the SITE_URL that the shell may have.
    env: { ...process.env, SITE_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Links each package separately, so that the copy has its own .vite folder (Vite's cache) beside them. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
}
