import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('release.sh builds beside the running release, keeps its assets, and an old release can be put back', () => {
  const first = join(root, 'releases/20200101-000000');
  mkdirSync(join(first, 'dist/client/assets'), { recursive: true });
  writeFileSync(join(first, 'dist/client/assets/old-abc12345.js'), 'old');
  writeFileSync(join(first, 'package-lock.json'), readFileSync('package-lock.json'));
  symlinkSync(resolve('node_modules'), join(first, 'node_modules'));
  symlinkSync(first, join(root, 'current'));
  const release = (env = {}) =>
    spawnSync('deploy/release.sh', [root], { encoding: 'utf8', env: { ...process.env, ...env } });
  const current = () => execFileSync('readlink', [join(root, 'current')], { encoding: 'utf8' }).trim();

  const failed = release({ SITE_URL: 'not an address' });
  expect(failed.status).not.toBe(0);
  expect(current()).toBe(first);

  const { status, stderr, stdout } = release({ SITE_URL: 'https://www.sehobi.id' });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('sudo systemctl restart sehobi');
  expect(current()).not.toBe(first);
  const asset = readFileSync(join(root, 'current/dist/client/assets/old-abc12345.js'), 'utf8');
  expect(asset).toBe('old');
  expect(readFileSync(join(root, 'current/dist/client/sitemap.xml'), 'utf8')).toContain('https://www.sehobi.id/about');
  const docs = readFileSync('docs/deploy.md', 'utf8');
  const back = /```sh rollback\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
  const commands = back.replaceAll('/srv/sehobi', root).replaceAll('20261121-090000', '20200101-000000');
  execFileSync('sh', ['-ec', commands.replaceAll('sudo systemctl', 'echo')]);
  expect(current()).toBe(first);
}, 90_000);
