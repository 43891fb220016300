import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(at('bin'));
  writeFileSync(at('bin/npm'), '#!/bin/sh\necho "$@" > asked\n', { mode: 0o755 });
  writeFileSync(at('package.json'), '{"devDependencies":{"vite":"1.0.0"}}');
  writeFileSync(at('package-lock.json'), '{}');
  mkdirSync(at('node_modules'));
  // As npm ci leaves it.
  writeFileSync(at('node_modules/.package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function asked(): string {
  const env = { ...process.env, PATH: `${at('bin')}:${process.env['PATH']}`, NODE_ENV: 'production' };
  spawnSync(process.execPath, [resolve('scripts/install.js')], { cwd: folder, env });
  return existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8') : '';
}

test('npm run build installs packages that a host has left out', () => {
  expect(asked()).toMatch(/^ci --include=dev /);
});

test('installed packages are not installed again', () => {
  mkdirSync(at('node_modules/vite'));
  expect(asked()).toBe('');
});
