import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the last build as /srv/sehobi/current would be, with an asset that an earlier build left. */
export function makeRelease() {
  const root = mkdtempSync(join(tmpdir(), 'deploy-'));
  const current = join(root, 'current');
  layOutRelease(current);
  return { root, current, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** What deploy/release.sh leaves, with this folder's own server and packages behind links. */
export function layOutRelease(folder: string): void {
  if (!existsSync('dist/client/index.html'))
    throw new Error('There is no build to deploy in dist. Run npm run build first.');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const part of [
    'dist/client',
    'dist/server',
    'dist/nginx-variables.conf',
    'dist/nginx-headers.conf',
    'package.json',
  ])
    cpSync(part, join(folder, part), { recursive: true });
  for (const part of ['server', 'contract', 'scripts', 'deploy', 'node_modules'])
    symlinkSync(resolve(part), join(folder, part));
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  writeFileSync(join(folder, 'dist/nginx-root.conf'), `root ${folder}/dist/client;\n`);
  cpSync('dist/client/favicon.svg', join(folder, 'dist/client/assets/old-abc12345.svg'));
}
