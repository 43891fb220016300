import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Settings } from '../../server/settings/settings.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { isBusy, sqliteFile } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { UserError } from '../../server/userError.ts';
import { requireDatabaseFile } from './database.ts';

/** With one backup a day, erased messages are gone from all backups after two weeks. */
export const backupsKept = 14;
const backupName = /^messages-\d{8}-\d{6}\.(?:sqlite|dump)$/;

/** A killed program leaves a -wal file, whose changes SQLite would add to any new file with the same name. */
const sqliteSuffixes = ['', '-wal', '-shm'];

const timestamp = () => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

function namesIn(folder: string, pattern: RegExp): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UserError(`There is no folder ${folder}.`);
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();
}

export async function backUp(settings: Settings, folder: string): Promise<string> {
  // Earlier backups that were killed have left these files.
  for (const name of namesIn(folder, /^messages-.*\.unfinished/)) rmSync(join(folder, name));
  const file = join(folder, `messages-${timestamp()}.${settings.databaseUrl ? 'dump' : 'sqlite'}`);
  // The copy gets its final name only after the check, so that half a copy never counts as a backup.
  const unfinished = `${file}.unfinished`;
  const previousUmask = process.umask(0o077);
  try {
    if (settings.databaseUrl) await writeDump(settings.databaseUrl, unfinished);
    else writeCopy(settings, unfinished);
    const count = settings.databaseUrl ? await countInDump(unfinished) : countInCopy(unfinished);
    renameSync(unfinished, file);
    for (const old of namesIn(folder, backupName).slice(0, -backupsKept)) rmSync(join(folder, old));
    const store = createStore(openDatabase(settings));
    await store.lastTaskRuns.write('backup', Date.now()).finally(store.close);
    return `${file} is written and holds ${count} messages.`;
  } finally {
    process.umask(previousUmask);
    rmSync(unfinished, { force: true });
  }
}

export async function restore(settings: Settings, backup: string): Promise<string> {
  if (settings.databaseUrl) throw new UserError('DATABASE_URL is set: restore with pg_restore (docs/operations.md).');
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile()) throw new UserError(`There is no file ${backup}.`);
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(settings.dataFolder);
  const unfinished = `${file}.restoring`;
  try {
    copyFileSync(backup, unfinished);
    chmodSync(unfinished, 0o600);
    const count = countInCopy(unfinished);
    if (existsSync(file)) checkLiveDatabase(file, count);
    const oldFile = `${file}.before-${timestamp()}`;
    const existingSuffixes = sqliteSuffixes.filter((suffix) => existsSync(file + suffix));
    for (const suffix of existingSuffixes) renameSync(file + suffix, oldFile + suffix);
    renameSync(unfinished, file);
    const note = existingSuffixes.length > 0 ? `; the old database is now ${oldFile}. Delete it when all is well` : '';
    return `${backup} holds ${count} messages.\nIt is restored${note}. Start the server.`;
  } finally {
    for (const suffix of sqliteSuffixes) rmSync(unfinished + suffix, { force: true });
  }
}

function checkLiveDatabase(file: string, copyCount: number): void {
  using database = new DatabaseSync(file);
  let liveCount = 0;
  try {
    // Merges the write-ahead log into the file. This fails while another program has the database open.
    database.exec('PRAGMA journal_mode = DELETE');
    liveCount = countIn(database);
  } catch (error) {
    // Any other error means that the live database is damaged, the usual reason for a restore.
    if (isBusy(error))
      throw new UserError(`${file} is in use. Stop the server first, for example: sudo systemctl stop 'sehobi@*'`);
  }
  if (copyCount === 0 && liveCount > 0)
    throw new UserError(
      `The copy holds no messages, but the database holds ${liveCount}. To restore it all the same, move ${file} away first.`,
    );
}

/** SQLite makes the copy, because the file alone lacks the write-ahead log. */
function writeCopy({ dataFolder }: Settings, target: string): void {
  using database = new DatabaseSync(requireDatabaseFile(sqliteFile(dataFolder)), { timeout: 60_000 });
  // Not SQLite's online backup, which restarts at each write.
  database.prepare('VACUUM INTO ?').run(target);
}

const countIn = (database: DatabaseSync) =>
  Number(database.prepare('SELECT COUNT(*) AS count FROM contact_message').get()?.['count']);

function countInCopy(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  try {
    const result = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (result !== 'ok') throw new Error(String(result));
    return countIn(database);
  } catch (error) {
    throw new UserError(`${file} is no copy of messages: ${error instanceof Error ? error.message : error}.`);
  }
}

async function writeDump(databaseUrl: string, target: string): Promise<void> {
  const url = new URL(databaseUrl);
  // Every user of the machine can read the command line, so the password is not on it.
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  await runProgram('pg_dump', ['--format=custom', `--file=${target}`, `--dbname=${url}`], env);
}

/** Reads the whole dump, as a restore would, so that a broken one is noticed. */
async function countInDump(file: string): Promise<number> {
  const text = await runProgram('pg_restore', ['--data-only', '--table=contact_message', '--file=-', file]);
  const [, rows] = /^COPY public\.contact_message .*\n([\s\S]*?)^\\\.$/m.exec(text) ?? [];
  if (rows === undefined) throw new UserError(`${file} is no copy of messages: it has no table of them.`);
  return rows.split('\n').length - 1;
}

async function runProgram(program: string, args: string[], env = process.env): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { env, maxBuffer: 2 ** 30 })).stdout;
  } catch (error) {
    throw new UserError(String(error));
  }
}
