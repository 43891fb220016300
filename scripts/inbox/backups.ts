import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Settings } from '../../server/settings/settings.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { isBusy, sqliteFile } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { existing, UsageError } from './database.ts';

/** Copies in one folder. Older ones are deleted, so erased messages are gone from all copies after as many days. */
const backupsKept = 14;
const dated = /^messages-\d{8}-\d{6}\.(?:sqlite|dump)$/;
const unfinished = /^messages-.*\.unfinished/;

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const stamp = () => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
const namesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();

export async function backUp(settings: Settings, given: string): Promise<string> {
  const folder = isFolder(given) ? given : undefined;
  const file = folder ? join(folder, `messages-${stamp()}.${settings.databaseUrl ? 'dump' : 'sqlite'}`) : given;
  if (existsSync(file)) throw new UsageError(`${file} is there already; a backup overwrites nothing.`);
  if (folder) clear(folder);
  // It gets its final name only after the check, so that half a copy never counts as one.
  const aside = `${file}.unfinished`;
  const before = process.umask(0o077);
  try {
    await (settings.databaseUrl ? writeDump(settings.databaseUrl, aside) : writeCopy(settings, aside));
    const holds = await check(aside, settings.databaseUrl !== undefined);
    renameSync(aside, file);
    if (folder) for (const old of namesIn(folder, dated).slice(0, -backupsKept)) rmSync(join(folder, old));
    return `${file} is written and holds ${holds}.${await noteTime(settings)}`;
  } finally {
    process.umask(before);
    rmSync(aside, { force: true });
  }
}

export async function checkBackup(_: unknown, given: string): Promise<string> {
  const newest = isFolder(given) ? namesIn(given, dated).at(-1) : undefined;
  const file = newest ? join(given, newest) : given;
  if (isFolder(file) || !existsSync(file)) throw new UsageError(`There is no backup in ${given}.`);
  return `${file} can be restored: ${await check(file, file.endsWith('.dump'))}.`;
}

async function check(file: string, isDump: boolean): Promise<string> {
  if (isDump) return `${await checkDump(file)} messages`;
  const { count, newest } = checkCopy(file);
  return `${count} messages${newest === null ? '' : `, the newest of ${new Date(newest).toISOString()}`}`;
}

function clear(folder: string): void {
  const empty = namesIn(folder, dated).filter((name) => statSync(join(folder, name)).size === 0);
  for (const name of [...empty, ...namesIn(folder, unfinished)]) rmSync(join(folder, name));
}

/** For the metrics. The copy is good even when its time cannot be written. */
async function noteTime(settings: Settings): Promise<string> {
  const store = createStore(openDatabase(settings, { patience }));
  try {
    await store.clock.write('backup', Date.now());
    return '';
  } catch (error) {
    return ` Its time could not be noted for the metrics: ${error instanceof Error ? error.message : error}`;
  } finally {
    await store.close();
  }
}

export async function restore(settings: Settings, given: string): Promise<string> {
  if (settings.databaseUrl) throw new UsageError('DATABASE_URL is set: restore with pg_restore (docs/operations.md).');
  if (isFolder(given)) throw new UsageError(`Name one of them: ${namesIn(given, dated).join(', ')}`);
  if (!existsSync(given)) throw new UsageError(`There is no backup in ${given}.`);
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(settings.dataFolder);
  const aside = `${file}.restoring`;
  try {
    copyFileSync(given, aside);
    chmodSync(aside, 0o600);
    const { count } = checkCopy(aside);
    const before = existsSync(file) ? setAside(file, count) : '';
    renameSync(aside, file);
    return `${given} holds ${count} messages.\nIt is restored${before}. Start the server.`;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Moves the live database aside, unless the copy is empty and the database is not. */
function setAside(file: string, count: number): string {
  const live = closeAndCount(file);
  if (count === 0 && live > 0)
    throw new UsageError(`The copy holds no message, the database ${live}. Move ${file} away first if you mean it.`);
  const set = `${file}.before-${stamp()}`;
  renameSync(file, set);
  return `; what was there is now ${set}. Delete that when all is well`;
}

/**
 * Merges the write-ahead log into the file, which SQLite does only on the last open connection, and counts the
 * messages.
 */
function closeAndCount(file: string): number {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // Any other error means a damaged database, the usual reason for a restore.
    if (!isBusy(error)) return 0;
    throw new UsageError(`${file} is in use. Stop the server first, for example: sudo systemctl stop 'sehobi@*'`);
  } finally {
    database.close();
  }
  return checkCopy(file).count;
}

/** In ms, while the server writes. */
const patience = 60_000;

/** SQLite makes the copy: contact.sqlite copied as a file lacks its write-ahead log. */
async function writeCopy({ dataFolder }: Settings, target: string): Promise<void> {
  const database = new DatabaseSync(existing(sqliteFile(dataFolder)), { timeout: patience });
  try {
    // VACUUM INTO is one read transaction and never blocks writers. SQLite's online backup restarts with each write.
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

function checkCopy(file: string): { count: number; newest: number | null } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const sound = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (sound !== 'ok') throw new Error(String(sound));
    const row = database.prepare('SELECT COUNT(*) AS count, MAX(received_at) AS newest FROM contact_message').get();
    return row as { count: number; newest: number | null };
  } catch (error) {
    throw new UsageError(`${file} is no copy of messages: ${error instanceof Error ? error.message : error}.`);
  } finally {
    database.close();
  }
}

const run = promisify(execFile);

async function writeDump(databaseUrl: string, target: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Every user of the machine can read the command line.
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await run('pg_dump', ['--format=custom', `--file=${target}`, `--dbname=${url}`], { env }).catch(refuse('pg_dump'));
}

/** Reads the dump to its end, as a restore would, and counts its messages. */
async function checkDump(file: string): Promise<number> {
  const words = ['--data-only', '--table=contact_message', '--file=-', file];
  const { stdout } = await run('pg_restore', words, { maxBuffer: 2 ** 30 }).catch(refuse(file));
  const [, rows] = /^COPY public\.contact_message .*\n([\s\S]*?)^\\\.$/m.exec(stdout) ?? [];
  if (rows === undefined) throw new UsageError(`${file} is no copy of messages: it has no table of them.`);
  return rows.split('\n').length - 1;
}

const refuse = (what: string) => (error: Error & { stderr?: string }) => {
  throw new UsageError(`${what}: ${error.stderr?.trim() || error.message}`);
};
