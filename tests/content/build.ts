// node tests/content/build.ts: builds the site under test from the tests' content, unless its build is up to date.
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIn, sources } from './builtCopy.ts';
import { testProject } from './testContent.ts';

const buildStartFile = join(testProject, 'build-start');

const newestChangeMs = (path: string): number =>
  statSync(path).isDirectory()
    ? Math.max(statSync(path).mtimeMs, ...readdirSync(path).map((name) => newestChangeMs(join(path, name))))
    : statSync(path).mtimeMs;

/** Vitest calls this once before its tests. */
export function setup(): void {
  const lastBuildStart = existsSync(buildStartFile) ? statSync(buildStartFile).mtimeMs : 0;
  if ([...sources, 'tests/content'].every((path) => newestChangeMs(path) <= lastBuildStart)) return;
  const buildStart = new Date();
  rmSync(testProject, { recursive: true, force: true });
  buildIn(testProject);
  writeFileSync(buildStartFile, '');
  // Files that are saved during the build must count as newer than the build.
  utimesSync(buildStartFile, buildStart, buildStart);
}

if (import.meta.main) setup();
