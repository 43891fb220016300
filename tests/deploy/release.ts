import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the last build as /srv/sehobi/current would be, with an asset that an earlier build left. */
export function makeRelease() {
  if (!existsSync('dist/client/index.html'))
    throw new Error('There is no build to deploy in dist. Run npm run build first.');
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
    cpSync(part, join(current, part), { recursive: true });
  cpSync('dist/client/favicon.svg', join(current, 'dist/client/assets/old-abc12345.svg'));
  return { root, current, remove: () => rmSync(root, { recursive: true, force: true }) };
}
