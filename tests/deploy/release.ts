import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownBuild, ownProject } from '../content/own.ts';

/** A copy of the site under test as /srv/sehobi/current would be, with an asset that an earlier build left. */
export function makeRelease() {
  const root = mkdtempSync(join(tmpdir(), 'deploy-'));
  const current = join(root, 'current');
  mkdirSync(current);
  for (const part of [
    'dist/client',
    'dist/server',
    'dist/nginx-variables.conf',
    'dist/nginx-headers.conf',
    'package.json',
  ])
    cpSync(join(ownProject, part), join(current, part), { recursive: true });
  cpSync(join(ownBuild, 'client/favicon.svg'), join(current, 'dist/client/assets/old-abc12345.svg'));
  return { root, current, remove: () => rmSync(root, { recursive: true, force: true }) };
}
