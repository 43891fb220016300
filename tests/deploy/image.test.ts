import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/settings/settings.ts';
import { testProject } from '../content/testContent.ts';
import { afterTest, temporaryFolder } from '../server/helpers/afterTest.ts';
import { postForm } from '../server/helpers/send.ts';
import { collectText, waitUntil } from '../server/helpers/serverProcess.ts';

const stages = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll(/^(#.*)?\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', text = '']) => ({ name, text })));
const lastStage = stages.at(-1) ?? [];
const argumentsOf = (instruction: string) => lastStage.findLast(({ name }) => name === instruction)?.text ?? '';
/** The sources of a COPY: all its words, except options and the last one, which is the target. */
const sourcesOf = (copy: string) => copy.match(/(?<!\S)(?!--)\S+(?= )/g) ?? [];

function writeImageFiles(): string {
  const folder = temporaryFolder();
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path && !dev);
  for (const { text } of lastStage.filter(({ name }) => name === 'COPY'))
    for (const path of sourcesOf(text).map((source) => source.replace(/^\/site\//, ''))) {
      if (path === 'node_modules') for (const [from] of packages) cpSync(from, join(folder, from), { recursive: true });
      else cpSync(path.startsWith('dist/') ? join(testProject, path) : path, join(folder, path), { recursive: true });
    }
  return folder;
}

test('the container has neither root rights nor secrets', () => {
  expect([argumentsOf('USER'), argumentsOf('EXPOSE')]).toEqual(['node', String(readSettings({}).port)]);
  expect(argumentsOf('ENV')).toBe(`DATA_DIR=${argumentsOf('VOLUME')}`);
  expect(argumentsOf('RUN')).toBe('install --directory --owner=node --group=node --mode=700 /data');
  expect(stages.flat(), 'the build can be given SITE_URL').toContainEqual({ name: 'ARG', text: 'SITE_URL=""' });
  const version = readFileSync('node_modules/node/package.json', 'utf8').match(/"version": "(\d+)/)?.[1];
  for (const [from] of stages) expect(from?.text).toMatch(new RegExp(`^node:${version}\\b`));
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  for (const name of ['.env', 'data', '**/node_modules']) expect(ignored).toContain(name);
});

test('the image has all files that the server needs from start to SIGTERM', async () => {
  const folder = writeImageFiles();
  const [program = '', ...args] = JSON.parse(argumentsOf('CMD')) as string[];
  expect([program, existsSync(join(folder, 'node_modules/react'))]).toEqual(['node', false]);
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, args, { cwd: folder, env });
  afterTest(() => child.kill('SIGKILL'));
  const output = collectText(child.stdout, child.stderr);
  await waitUntil('the server starts or says why not', () => /"started"/.test(output()) || child.exitCode !== null);
  const [, port = ''] = /http:\/\/[^:"]+:(\d+)/.exec(output()) ?? [];
  expect(port, output()).not.toBe('');

  const probe = JSON.parse(/CMD (\[.*\])$/.exec(argumentsOf('HEALTHCHECK'))?.[1] ?? '[]') as string[];
  const health = () => spawnSync(process.execPath, probe.slice(1), { env: { PORT: port } }).status;
  expect(health()).toBe(0);
  const invalid = await postForm(`http://127.0.0.1:${port}`, { name: '', email: 'a', message: '' });
  expect([invalid.status, (await invalid.text()).includes('<main id="main"')]).toEqual([422, true]);
  const inbox = spawnSync(join(folder, 'bin/inbox'), { env: { ...env, PATH: process.env['PATH'] }, encoding: 'utf8' });
  expect(inbox.stdout, inbox.stderr).toBe('No messages.\n');
  child.kill();
  await waitUntil('the server ends', () => child.exitCode !== null);
  expect([child.exitCode, health()]).toEqual([0, 1]);
});
