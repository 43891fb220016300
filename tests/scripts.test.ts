import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { developmentArguments } from '../scripts/wrangler.js';
import { waitUntil } from './server/helpers/serverProcess.ts';

/** A folder like a new clone. Small programs replace those that the scripts start; npm and node write their arguments to a file. */
const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (name: string) => join(folder, name);
const writeProgram = (name: string, script: string) =>
  writeFileSync(pathOf(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
const PATH = `${folder}:${process.env['PATH']}`;
const env = { PATH, NODE_ENV: 'production', HOST: '::1', npm_node_execpath: process.execPath };
const runScript = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [resolve('scripts', script), ...args], { cwd: folder, env, encoding: 'utf8' });
const argumentsOf = (program: string) =>
  existsSync(pathOf(`${program}-arguments`)) ? readFileSync(pathOf(`${program}-arguments`), 'utf8').trim() : '';

test('npm start installs packages only if some are missing or older than the lockfile', () => {
  writeProgram('npm', 'mkdir -p node_modules; echo "$@" > npm-arguments');
  // npm start runs the machine's own Node if that is newer than this version. None is newer than 99, so it runs the program `node` that the next test writes.
  const packages = { devDependencies: { vite: '1.0.0', node: '99.0.0' }, scripts: { serve: 'node server/main.ts' } };
  writeFileSync(pathOf('package.json'), JSON.stringify(packages));
  writeFileSync(pathOf('package-lock.json'), '{}');
  const installsPackages = () => {
    rmSync(pathOf('npm-arguments'), { force: true });
    expect(runScript('install.js').status).toBe(0);
    return argumentsOf('npm').startsWith('ci --include=dev ');
  };
  expect(installsPackages(), 'a new clone').toBe(true);
  mkdirSync(pathOf('node_modules/node'));
  expect(installsPackages(), 'vite is missing').toBe(true);
  mkdirSync(pathOf('node_modules/vite'));
  // The real npm ci writes this file. install.js writes node_modules/.installed.
  writeFileSync(pathOf('node_modules/.package-lock.json'), '{}');
  expect(installsPackages()).toBe(false);
  writeFileSync(pathOf('package-lock.json'), '{"changed":1}');
  expect(installsPackages(), 'the lockfile has changed').toBe(true);
  rmSync(pathOf('node_modules/.installed'));
  expect(installsPackages(), 'npm ci ran before the lockfile changed').toBe(true);
  rmSync(pathOf('node_modules/.installed'));
  writeProgram('npm', 'exit 1');
  expect(runScript('install.js').stderr).toContain('The packages could not be installed');
  writeFileSync(pathOf('node_modules/.package-lock.json'), '{}');
  expect(installsPackages(), 'npm ci ran afterwards').toBe(false);
});

test('npm start serves its build at HOST until SIGTERM, or explains a failed build', async () => {
  writeProgram('vite', 'exit 0');
  writeProgram('node', 'trap "exit 3" TERM; echo "$HOST $@" > node-arguments; sleep 9 & wait');
  const startProcess = spawn(process.execPath, [resolve('scripts/start.js')], { cwd: folder, env });
  await waitUntil('npm start serves', () => argumentsOf('node') === '::1 server/main.ts');
  startProcess.kill();
  expect(await once(startProcess, 'exit')).toEqual([3, null]);
  writeProgram('vite', 'kill -9 $$');
  expect(runScript('start.js')).toMatchObject({ status: 1, stderr: expect.stringContaining('could not be built') });
  expect(runScript('withPackages.js', 'vite').status, 'killed, for example for lack of memory').toBe(1);
});

test('npm run check fails if one step or one test fails', () => {
  for (const program of ['tsc', 'node']) writeProgram(program, 'exit 0');
  writeProgram('biome', 'exit 1');
  const report = '<testcase name="works"/><testcase classname="a.test.ts" name="breaks"><failure/></testcase>';
  writeProgram('vitest', `echo '${report}' > test-results/unit.xml`);
  const output = /(?=[\s\S]*\nFailed: lint: )(?=[\s\S]*\nFailed: a\.test\.ts: breaks\n)[\s\S]*\n3 passed, 2 failed\n$/;
  expect(runScript('test.js', '--check')).toMatchObject({ status: 1, stdout: expect.stringMatching(output) });
});

test('npm run worker listens at HOST and PORT', () => {
  expect(developmentArguments({ HOST: '::1', PORT: '80' }).join(' ')).toContain('--ip ::1 --port 80 ');
});
