// node tests/content/build.ts: builds the site under test, from the tests' own content, unless it is as new as its sources.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownProject, writeOwnContent } from './own.ts';

const code = ['build', 'content/schema', 'content/schema.ts', 'contract', 'server', 'site', 'vite.config.ts'];
const sources = [...code, 'package.json', 'package-lock.json'];
const stamp = join(ownProject, 'built');

const newest = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(statSync(path).mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
    : statSync(path).mtimeMs;

/** For Vitest, which calls it once before its tests. */
export function setup(): void {
  const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if ([...sources, 'tests/content'].some((path) => newest(path) > builtAt)) {
    const begun = new Date();
    rmSync(ownProject, { recursive: true, force: true });
    for (const path of sources) cpSync(path, join(ownProject, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(ownProject, 'node_modules'));
    writeOwnContent();
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      cwd: ownProject,
      // As a visitor's browser sees it here: without an address, whatever the real site has.
      env: { ...process.env, SITE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(stamp, '');
    // What is saved while it builds is newer.
    utimesSync(stamp, begun, begun);
  }
}

if (import.meta.main) setup();
