import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Database, type Row, StoreUnavailable, schema } from './database.ts';

export const sqliteFile = (folder: string) => join(folder, 'contact.sqlite');

type Opened = { handle: DatabaseSync; identity: string };

/** Opens on first use and again after any fault, so that a freed disk or a remounted folder needs no restart. */
export function openSqlite(folder: string): Database & { backup: (file: string) => Promise<number> } {
  const file = sqliteFile(folder);
  let opened: Opened | undefined;

  function handle(): DatabaseSync {
    // A file that was moved or deleted under us would swallow what we promise to keep.
    if (opened && opened.identity !== identityOf(file)) shut();
    opened ??= open(folder, file);
    return opened.handle;
  }

  function shut(): void {
    const last = opened;
    opened = undefined;
    try {
      last?.handle.close();
    } catch {
      // It was beyond closing; the next use opens it anew.
    }
  }

  return {
    kind: 'sqlite',
    skipLocked: '',
    async query(sql, values = []) {
      try {
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        return handle().prepare(sql).all(named) as Row[];
      } catch (error) {
        shut();
        throw new StoreUnavailable(error);
      }
    },
    backup: (target) => backup(handle(), target),
    async close() {
      shut();
    },
  };
}

function open(folder: string, file: string): Opened {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(file, { timeout: 3000 });
  try {
    // FULL: a commit is on the disk before anyone is told of it. secure_delete: what is erased is overwritten.
    handle.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    handle.exec(schema);
    return { handle, identity: identityOf(file) };
  } catch (error) {
    handle.close();
    throw error;
  }
}

function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'missing';
}
