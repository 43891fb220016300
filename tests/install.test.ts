import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { machineNode } from '../scripts/run.js';

const folder = mkdtempSync(join(tmpdir(), 'install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (name: string) => join(folder, name);
const writeProgram = (name: string, script: string) =>
  writeFileSync(pathOf(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test('npm run build installs packages only if the host has not installed all of the lockfile', () => {
  writeProgram('npm', 'echo "$@" > npm-arguments');
  writeFileSync(pathOf('package.json'), '{"devDependencies":{"vite":"1.0.0"}}');
  writeFileSync(pathOf('package-lock.json'), '{}');
  mkdirSync(pathOf('node_modules'));
  // npm ci writes this file.
  writeFileSync(pathOf('node_modules/.package-lock.json'), '{}');
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, NODE_ENV: 'production' };
  const isInstalling = () => {
    rmSync(pathOf('npm-arguments'), { force: true });
    spawnSync(process.execPath, [resolve('scripts/install.js')], { cwd: folder, env });
    return existsSync(pathOf('npm-arguments'));
  };
  expect(isInstalling(), 'vite is missing').toBe(true);
  expect(readFileSync(pathOf('npm-arguments'), 'utf8')).toMatch(/^ci --include=dev /);
  mkdirSync(pathOf('node_modules/vite'));
  expect(isInstalling()).toBe(false);
  writeFileSync(pathOf('package-lock.json'), '{"changed":1}');
  expect(isInstalling(), 'the lockfile has changed').toBe(true);
  rmSync(pathOf('node_modules/.installed'));
  expect(isInstalling(), 'npm ci ran before the lockfile changed').toBe(true);
  rmSync(pathOf('node_modules/.installed'));
  writeFileSync(pathOf('node_modules/.package-lock.json'), '{}');
  expect(isInstalling(), 'npm ci ran afterwards').toBe(false);
});

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } };
const [major = 0, minor = 0] = devDependencies.node.split('.').map(Number);

test.each([
  [`${major}.${minor + 1}.0`, true],
  [devDependencies.node, false],
  [`${major}.${minor - 1}.99`, false],
  ['20.19.0', false],
])('npm start uses the machine’s own Node only if it is newer than the project’s: %s, %s', (version, isUsed) => {
  expect(machineNode(pathOf(version)), 'before the machine has it').toBeUndefined();
  writeProgram(version, `echo v${version}`);
  expect(machineNode(pathOf(version))).toBe(isUsed ? pathOf(version) : undefined);
});
