import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type OnNew, type Row, StoreUnavailable } from './database.ts';
import { createVersionTable, readVersion, upgradeFrom } from './schema.ts';

/** In ms, while another program writes. */
const patience = 3000;
export const sqliteFile = (folder: string) => join(folder, 'contact.sqlite');

type Opened = { handle: DatabaseSync; identity: string };

/** Opens on first use and again after an error, so that a freed disk or a remounted folder needs no restart. */
export function openSqlite(folder: string, onNew: OnNew = () => {}): Database {
  const file = sqliteFile(folder);
  let opened: Opened | undefined;

  function handle(): DatabaseSync {
    // If the file was moved or deleted, messages written to the open handle would be lost.
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
      // The next use opens it again.
    }
  }

  /** SQLite's own timeout would block the event loop. */
  async function retryWhileBusy<Result>(work: () => Result): Promise<Result> {
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
      retryWhileBusy(() => {
        const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        return handle().prepare(sql).all(named) as Row[];
      }),
    /** Deleted rows are overwritten in the file but remain in the write-ahead log. */
    scrub: () =>
      retryWhileBusy(() => {
        if (handle().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 1)
          throw Object.assign(new Error(stillThere), { errcode: sqliteBusy });
      }),
    async close() {
      shut();
    },
  };
}

const stillThere =
  'It is deleted, but its words still stand in contact.sqlite-wal while another program reads the database. Do it again once that has ended.';

const sqliteBusy = 5;
export const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;

function open(folder: string, file: string): Opened {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(file);
  try {
    // FULL: a commit is on the disk before it is acknowledged. secure_delete overwrites deleted rows.
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
