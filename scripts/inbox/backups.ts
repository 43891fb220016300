import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../../server/settings/settings.ts';
import { openSqlite, sqliteFile } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { Mistake } from './mistake.ts';
import { existing } from './onStore.ts';

/** Of one folder; older ones are deleted, and what was erased is gone from all of them after as many days. */
const kept = 14;
const dated = /^messages-\d{8}-\d{6}\.sqlite$/;
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const stamp = () => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
const newestOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => dated.test(name))
    .sort();

function needed(settings: Settings, word: string | undefined, example: string): string {
  if (settings.databaseUrl)
    throw new Mistake('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operations.md).');
  if (!word) throw new Mistake(`Name the file: npm run inbox -- ${example}`);
  return word;
}

/** Through SQLite itself: a copy of the file alone would miss what still stands in the write-ahead log. */
export async function backUp(settings: Settings, [word]: string[]): Promise<string> {
  const given = needed(settings, word, 'backup copy.sqlite');
  const file = isFolder(given) ? join(given, `messages-${stamp()}.sqlite`) : given;
  if (existsSync(file)) throw new Mistake(`${file} is there already; a backup overwrites nothing.`);
  existing(sqliteFile(settings.dataFolder));
  const database = openSqlite(settings.dataFolder);
  // Before the first byte: nobody else may read what people wrote.
  const before = process.umask(0o077);
  try {
    await database.backup(file);
  } finally {
    process.umask(before);
    await database.close();
  }
  if (isFolder(given)) for (const old of newestOf(given).slice(0, -kept)) rmSync(join(given, old));
  return `${file} is written. To restore it: npm run inbox -- restore ${file}`;
}

/** Restores into a folder of its own and reads every message, as after a loss. */
export async function checkBackup(settings: Settings, [word]: string[]): Promise<string> {
  const given = needed(settings, word, 'check-backup copy.sqlite');
  const newest = isFolder(given) ? newestOf(given).at(-1) : undefined;
  const file = newest ? join(given, newest) : given;
  if (isFolder(file) || !existsSync(file)) throw new Mistake(`There is no backup in ${given}.`);
  const scratch = mkdtempSync(join(tmpdir(), 'sehobi-check-'));
  try {
    copyFileSync(file, sqliteFile(scratch));
    const database = openSqlite(scratch);
    const [sound] = await database.query('PRAGMA integrity_check');
    if (sound?.['integrity_check'] !== 'ok') throw new Mistake(`${file} is damaged: ${JSON.stringify(sound)}`);
    const all = await createStore(database).messages.list('all');
    await database.close();
    const last = all.at(-1);
    const newestMessage = last ? `, the newest of ${new Date(last.receivedAt).toISOString()}` : '';
    return `${file} can be restored: ${all.length} messages${newestMessage}.`;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

export async function restore(settings: Settings, [word]: string[]): Promise<string> {
  const given = needed(settings, word, 'restore copy.sqlite');
  if (isFolder(given)) throw new Mistake(`Name one of them: ${newestOf(given).join(', ')}`);
  const checked = await checkBackup(settings, [given]);
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(settings.dataFolder);
  let set = '';
  if (existsSync(file)) {
    closeLog(file);
    set = `${file}.before-${stamp()}`;
    renameSync(file, set);
  }
  copyFileSync(given, `${file}.restoring`);
  chmodSync(`${file}.restoring`, 0o600);
  renameSync(`${file}.restoring`, file);
  return `${checked}\nIt is restored${set && `; what was there is now ${set}. Delete that when all is well`}. Start the server.`;
}

/** Moves the write-ahead log into the file and removes it, which SQLite does only for the last open connection. */
function closeLog(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new Mistake(`${file} is in use. Stop the server first, for example: sudo systemctl stop 'sehobi@*'`);
  } finally {
    database.close();
  }
}
