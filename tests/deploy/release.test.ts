import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The folder is in the project, because a release contains Node (150 MB), and the temporary folder may be too small.
mkdirSync('test-results', { recursive: true });
const root = mkdtempSync(resolve('test-results/releases-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

const oldReleases = ['01', '02', '03', '04', '05', '06'].map((day) => `202001${day}-000000`);
const releases = () => readdirSync(join(root, 'releases')).sort();
const runRelease = (siteUrl: string, ...options: string[]) => {
  writeFileSync(join(root, '.env'), `SITE_URL=${siteUrl}\n`);
  // With umask 077, which some machines have, new files are readable only by their owner.
  const script = 'unset SITE_URL; umask 077 && exec deploy/release.sh "$@"';
  return spawnSync('sh', ['-c', script, 'sh', root, ...options], { encoding: 'utf8' });
};

beforeAll(() => {
  for (const name of oldReleases) mkdirSync(join(root, 'releases', name, 'dist/client/assets'), { recursive: true });
  const running = join(root, 'releases', oldReleases[0] ?? '');
  writeFileSync(join(running, 'dist/client/assets/old-abc12345.js'), 'old');
  symlinkSync(running, join(root, 'current'));
  mkdirSync(join(root, 'build'));
  symlinkSync(resolve('node_modules'), join(root, 'build/node_modules'));
  writeFileSync(join(root, 'installed-packages.json'), readFileSync('package-lock.json')); // Then release.sh installs no packages for the build.
});

test('if release.sh fails, the releases are as before', () => {
  expect(runRelease('not an address').status).not.toBe(0);
  const notReady = runRelease('https://www.sehobi.id');
  expect([notReady.status, notReady.stdout]).toEqual([1, expect.stringContaining('Not ready to launch')]);
  expect(releases()).toEqual(oldReleases);
}, 180_000);

test('release.sh makes a release that can start, and deletes all but the newest five and the running one', () => {
  const { status, stderr, stdout } = runRelease('https://www.sehobi.id', '--sample');
  expect(status, stderr).toBe(0);
  const newRelease = join(root, 'releases', releases().at(-1) ?? '');
  expect(stdout).toContain(`sudo ${newRelease}/deploy/switch.sh ${root} ${newRelease}`);
  expect(releases().slice(0, -1)).toEqual([oldReleases[0], ...oldReleases.slice(2)]);
  expect(readFileSync(join(newRelease, 'dist/client/assets/old-abc12345.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(newRelease, '.env'), 'utf8')).toBe('SITE_URL=https://www.sehobi.id\n');
  expect(readFileSync(join(newRelease, 'dist/client/sitemap.xml'), 'utf8')).toContain('https://www.sehobi.id/about');
  const packages = readdirSync(join(newRelease, 'node_modules'));
  expect(packages.filter((name) => /^(hono|pg|vite|react|node)$/.test(name)).sort()).toEqual(['hono', 'pg']);
  expect(execFileSync(join(newRelease, 'bin/node'), ['--version'], { encoding: 'utf8' })).toMatch(/^v26/);
  const notReadableByAll = ['-not', '-type', 'l', '-not', '-perm', '-g+r,o+r'];
  expect(execFileSync('find', [join(root, 'releases'), ...notReadableByAll], { encoding: 'utf8' })).toBe('');

  const env = { PATH: '/usr/bin:/bin', PORT: '0', SITE_URL: 'https://elsewhere.example', DATA_DIR: join(root, 'data') };
  const inbox = spawnSync(join(newRelease, 'bin/inbox'), { encoding: 'utf8', env });
  expect(inbox.stderr).toContain('There is no database to read');
  const wrongSiteUrl = spawnSync('bin/node', ['server/main.ts'], { cwd: newRelease, encoding: 'utf8', env });
  const reason = 'SITE_URL is https://elsewhere.example, but the site was built for https://www.sehobi.id.';
  expect([wrongSiteUrl.status, wrongSiteUrl.stderr]).toEqual([1, expect.stringContaining(reason)]);
}, 180_000);
