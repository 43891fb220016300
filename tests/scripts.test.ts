import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { machineNode } from '../scripts/run.js';
import { waitUntil } from './server/helpers/serverProcess.ts';

/** A project without packages. The programs that the scripts start are replaced, and write their arguments to a file. */
const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (name: string) => join(folder, name);
const writeProgram = (name: string, script: string) =>
  writeFileSync(pathOf(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
const PATH = `${folder}:${process.env['PATH']}`;
const env = { PATH, NODE_ENV: 'production', HOST: '::1', npm_node_execpath: process.execPath };
const runScript = (script: string, args: string[] = [], more = {}) => {
  const options = { cwd: folder, env: { ...env, ...more }, encoding: 'utf8', timeout: 20_000 } as const;
  return spawnSync(process.execPath, [resolve('scripts', script), ...args], options);
};
const argumentsOf = (program: string) => readFileSync(pathOf(`${program}-arguments`), 'utf8').trim();

test('npm run build installs packages only if the host has not installed all of the lockfile', () => {
  // The fourth argument is the folder.
  writeProgram('npm', 'mkdir -p $4/node_modules; echo "$@" > npm-arguments');
  const packages = { devDependencies: { vite: '1.0.0', node: '99.0.0' }, scripts: { serve: 'node server/main.ts' } };
  writeFileSync(pathOf('package.json'), JSON.stringify(packages));
  writeFileSync(pathOf('package-lock.json'), '{}');
  const isInstalling = () => {
    rmSync(pathOf('npm-arguments'), { force: true });
    expect(runScript('install.js').status).toBe(0);
    return existsSync(pathOf('npm-arguments'));
  };
  expect(isInstalling(), 'a new clone').toBe(true);
  expect(argumentsOf('npm')).toMatch(/^ci --include=dev /);
  mkdirSync(pathOf('node_modules/node'));
  expect(isInstalling(), 'vite is missing').toBe(true);
  mkdirSync(pathOf('node_modules/vite'));
  // npm ci writes this file.
  writeFileSync(pathOf('node_modules/.package-lock.json'), '{}');
  expect(isInstalling()).toBe(false);
  writeFileSync(pathOf('package-lock.json'), '{"changed":1}');
  expect(isInstalling(), 'the lockfile has changed').toBe(true);
  rmSync(pathOf('node_modules/.installed'));
  expect(isInstalling(), 'npm ci ran before the lockfile changed').toBe(true);
  rmSync(pathOf('node_modules/.installed'));
  writeProgram('npm', 'exit 1');
  const error = expect.stringContaining('The packages could not be installed');
  expect(runScript('start.js')).toMatchObject({ status: 1, stderr: error });
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

test('npm start serves what it has built with its own settings, is stopped by SIGTERM, and explains a failed build', async () => {
  writeProgram('vite', 'exit 0');
  writeProgram('node', 'trap "exit 3" TERM; echo "$HOST $@" > node-arguments; sleep 9 & wait');
  const started = spawn(process.execPath, [resolve('scripts/start.js')], { cwd: folder, env });
  await waitUntil('it serves', () => existsSync(pathOf('node-arguments')) && argumentsOf('node') !== '');
  started.kill();
  expect([(await once(started, 'exit'))[0], argumentsOf('node')]).toEqual([3, '::1 server/main.ts']);
  writeProgram('vite', 'exit 1');
  rmSync(pathOf('node-arguments'));
  const stderr = expect.stringContaining('The site could not be built');
  expect(runScript('start.js')).toMatchObject({ status: 1, stderr });
  expect(existsSync(pathOf('node-arguments'))).toBe(false);
});

const passing = '<testcase classname="a.test.ts" name="works"></testcase>';
const failing = '<testcase classname="b.test.ts" name="breaks"><failure/></testcase>';
const skipped = '<testcase classname="c.test.ts" name="waits"><skipped/></testcase>';
test.each([
  [0, 0, passing + skipped, 0, /\n4 passed, 0 failed\n$/],
  [1, 1, passing + failing, 1, /\nFailed: lint: .*\n\nFailed: b\.test\.ts: breaks\n\n3 passed, 2 failed\n$/],
  [0, 1, passing, 1, /\nFailed: tests without a browser \(unit\): exit code 1,.*\n\n4 passed, 1 failed\n$/],
  [0, 0, '', 1, /\nFailed: .*unit\.xml contains no test\n\n3 passed, 1 failed\n$/],
])('npm run check: lint exits with %i, tests with %i and the report %j, the whole with %i', (...row) => {
  const [lint, tests, report, status, output] = row;
  for (const program of ['tsc', 'node']) writeProgram(program, 'exit 0');
  writeProgram('biome', `exit ${lint}`);
  writeProgram('vitest', `echo '${report}' > test-results/unit.xml; exit ${tests}`);
  expect(runScript('test.js', ['--check'])).toMatchObject({ status, stdout: expect.stringMatching(output) });
});

const preview = 'https://sehobi.example.workers.dev';
const live = 'https://www.sehobi.example';
test.each([
  [[], '', 'dev -c dist/worker/wrangler.json --env= --ip ::1 --port 8787 --inspector-port 0 --persist-to data/worker'],
  [['deploy'], live, 'deploy --domain www.sehobi.example --env= -c dist/worker/wrangler.json'],
  [['deploy', '--env', 'preview'], preview, 'deploy --env preview -c dist/worker/wrangler.json'],
  [['d1', 'list'], '', 'd1 list --env= -c deploy/worker/wrangler.json'],
])('npm run worker -- %j with SITE_URL=%s starts wrangler with %s', (args, siteUrl, started) => {
  mkdirSync(pathOf('deploy/worker'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(pathOf(`deploy/worker/${name}`), '{}');
  writeProgram('npm', 'mkdir -p $4/node_modules');
  writeProgram('vite', 'exit 0');
  writeProgram('node', 'echo "$@" > node-arguments');
  expect(runScript('worker.js', args, { SITE_URL: siteUrl }).status).toBe(0);
  expect(argumentsOf('node').replace(/^\S+wrangler\.js /, '')).toBe(started);
  expect(runScript('worker.js', ['deploy']).status, 'without SITE_URL').toBe(1);
  writeProgram('vite', 'exit 1');
  expect(runScript('worker.js', ['deploy'], { SITE_URL: live }).status, 'after a failed build').toBe(1);
  expect(argumentsOf('node')).toContain(started);
});
