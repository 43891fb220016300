import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../../server/settings/settings.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { copiesIn, isFolder, named, stamp } from './backups.ts';
import { checkCopy } from './sqliteCopy.ts';
import { UsageError } from './usageError.ts';

export async function restore(settings: Settings, [word]: string[]): Promise<string> {
  if (settings.databaseUrl) throw new UsageError('DATABASE_URL is set: restore with pg_restore (docs/operations.md).');
  const given = named(word, 'restore copy.sqlite');
  if (isFolder(given)) throw new UsageError(`Name one of them: ${copiesIn(given).join(', ')}`);
  if (!existsSync(given)) throw new UsageError(`There is no backup in ${given}.`);
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(settings.dataFolder);
  const aside = `${file}.restoring`;
  try {
    copyFileSync(given, aside);
    chmodSync(aside, 0o600);
    const { count } = await checkCopy(aside);
    const set = existsSync(file) ? await setAside(file, count) : '';
    renameSync(aside, file);
    const before = set && `; what was there is now ${set}. Delete that when all is well`;
    return `${given} holds ${count} messages.\nIt is restored${before}. Start the server.`;
  } finally {
    rmSync(aside, { force: true });
  }
}

async function setAside(file: string, count: number): Promise<string> {
  closeLog(file);
  const live = count === 0 ? await checkCopy(file).catch(() => undefined) : undefined;
  if (live && live.count > 0)
    throw new UsageError(
      `The copy holds no message, the database ${live.count}. Move ${file} away first if you mean it.`,
    );
  const set = `${file}.before-${stamp()}`;
  renameSync(file, set);
  return set;
}

/** Moves the write-ahead log into the file and removes it, which SQLite does only for the last open connection. */
function closeLog(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new UsageError(`${file} is in use. Stop the server first, for example: sudo systemctl stop 'sehobi@*'`);
  } finally {
    database.close();
  }
}
