import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Opening, type Row, StoreUnavailable } from './database.ts';
import { createVersionTable, readVersion, upgradeFrom } from './schema.ts';

export const sqliteFile = (folder: string) => join(folder, 'contact.sqlite');

type Opened = { handle: DatabaseSync; identity: string };

/** Opens on first use and again after any fault, so that a freed disk or a remounted folder needs no restart. */
export function openSqlite(folder: string, { onNew = () => {}, patience = 3000 }: Opening = {}): Database {
  const file = sqliteFile(folder);
  let opened: Opened | undefined;

  function handle(): DatabaseSync {
    // A file that was moved or deleted under us would swallow what we promise to keep.
    if (opened && opened.identity !== identityOf(file)) shut();
    if (!opened) {
      const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
      opened = open(folder, file);
      if (isNew) onNew(file);
    }
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

  /** Not by SQLite's own timeout, which would block this thread and every page with it. */
  async function patiently<Result>(work: () => Result): Promise<Result> {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return work();
      } catch (error) {
        const busy = isBusy(error);
        if (!busy) shut();
        if (!busy || performance.now() > end)
          throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
        await wait(5 + Math.random() * 20);
      }
    }
  }

  return {
    kind: 'sqlite',
    skipLocked: '',
    query: (sql, values = []) =>
      patiently(() => {
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        return handle().prepare(sql).all(named) as Row[];
      }),
    /** What was deleted is overwritten in the file, but its words still stand in the write-ahead log. */
    scrub: () =>
      patiently(() => {
        if (handle().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 1) throw new InUse();
      }),
    async close() {
      shut();
    },
  };
}

class InUse extends Error {
  readonly code = 'SQLITE_BUSY';
  override message =
    'It is deleted, but its words still stand in contact.sqlite-wal while another program reads the database. Do it again once that has ended.';
}

const sqliteBusy = 5;
const isBusy = (error: unknown) =>
  error instanceof InUse ||
  (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy);

function open(folder: string, file: string): Opened {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(file);
  try {
    // FULL: a commit is on the disk before anyone is told of it. secure_delete: what is erased is overwritten.
    handle.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
    handle.exec(createVersionTable);
    const version = handle.prepare(readVersion).get()?.['version'];
    for (const statement of upgradeFrom(Number(version ?? 0))) handle.exec(statement);
    handle.exec('COMMIT');
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
