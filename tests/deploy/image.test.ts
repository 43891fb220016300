import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/settings/settings.ts';
import { ownProject } from '../content/own.ts';
import { afterTest } from '../server/parts/afterTest.ts';
import { post } from '../server/parts/send.ts';
import { until } from '../server/parts/serverProcess.ts';

type Instruction = { name: string; text: string };

function readStages(): Instruction[][] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

/** The arguments of COPY without options, and the stage it copies from, if any. */
function copied({ text }: Instruction) {
  const words = text.split(' ');
  const paths = words.filter((word) => !word.startsWith('--'));
  const stage = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/**
 * The files of the last stage, from this folder and the tests' build; its packages are those that `npm ci --omit=dev`
 * installs.
 */
function layOut(last: readonly Instruction[]) {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  for (const instruction of last.filter(({ name }) => name === 'COPY')) {
    for (const source of copied(instruction).sources.map((path) => path.replace(/^\/site\//, ''))) {
      if (source === 'node_modules') copyProductionPackages(folder);
      else
        cpSync(source.startsWith('dist/') ? join(ownProject, source) : source, join(folder, source), {
          recursive: true,
        });
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copyProductionPackages(folder: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  for (const [path, { dev }] of Object.entries(lock.packages))
    if (path && !dev) cpSync(path, join(folder, path), { recursive: true });
}

const stages = readStages();
const last = stages.at(-1) ?? [];
const text = (wanted: string) => last.findLast(({ name }) => name === wanted)?.text ?? '';

test('every stage finds the files that it copies', () => {
  const named = stages.map((stage) => / AS (\w+)$/.exec(stage[0]?.text ?? '')?.[1]);
  for (const instruction of stages.flat().filter(({ name }) => name === 'COPY')) {
    const { stage, sources } = copied(instruction);
    if (stage) expect(named).toContain(stage);
    else for (const source of sources) expect(existsSync(source), source).toBe(true);
  }
});

test('the container runs without root, on the default port, with the project’s Node, and its build sees no secrets', () => {
  expect(text('USER')).toBe('node');
  expect(text('EXPOSE')).toBe(String(readSettings({}).port));
  const settings = last.filter(({ name }) => name === 'ENV').map(({ text }) => text);
  expect(settings).toEqual([`DATA_DIR=${text('VOLUME')}`]);
  expect(last.map(({ text }) => text).join()).toContain(`--owner=node --group=node --mode=700 ${text('VOLUME')}`);
  const wanted = readFileSync('node_modules/node/package.json', 'utf8').match(/"version": "(\d+)/)?.[1];
  for (const [from] of stages) expect(from?.text).toMatch(new RegExp(`^node:${wanted}\\b`));
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  for (const name of ['.env', 'data', '**/node_modules']) expect(ignored).toContain(name);
});

test('the image has all files it needs: the server starts, is healthy, renders a page, and stops on SIGTERM', async () => {
  const image = layOut(last);
  afterTest(image.remove);
  expect(existsSync(join(image.folder, 'node_modules/react'))).toBe(false);
  const [program = '', ...args] = JSON.parse(text('CMD')) as string[];
  expect(program).toBe('node');
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(image.folder, 'data') };
  const child = spawn(process.execPath, args, { cwd: image.folder, env });
  afterTest(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  await until('it starts or says why not', () => /"started"/.test(output) || child.exitCode !== null);
  const [, port = ''] = /http:\/\/[^:"]+:(\d+)/.exec(output) ?? [];
  expect(port, output).not.toBe('');

  const probe = JSON.parse(/CMD (\[.*\])$/.exec(text('HEALTHCHECK'))?.[1] ?? '[]') as string[];
  const health = () => spawnSync(process.execPath, probe.slice(1), { env: { PORT: port } }).status;
  expect(health()).toBe(0);
  const wrong = await post(`http://127.0.0.1:${port}`, { name: '', email: 'a', message: '' });
  expect([wrong.status, (await wrong.text()).includes('<main id="main"')]).toEqual([422, true]);
  child.kill();
  await until('it ends', () => child.exitCode !== null);
  expect(child.exitCode).toBe(0);
  expect(health()).toBe(1);
});
