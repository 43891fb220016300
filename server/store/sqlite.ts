import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type OnNewDatabase, type Row, StoreUnavailable } from './database.ts';
import { readVersionSql, upgradeStatements, versionTableSql } from './schema.ts';

const busyTimeoutMs = 3000;
export const sqliteFile = (folder: string) => join(folder, 'contact.sqlite');

type OpenFile = { handle: DatabaseSync; identity: string };

/** Opens the file again after an error, so that no restart is needed when a full disk has space again. */
export function openSqlite(folder: string, onNewDatabase: OnNewDatabase = () => {}): Database {
  const file = sqliteFile(folder);
  let opened: OpenFile | undefined;

  function openHandle(): DatabaseSync {
    // If the file was moved or deleted, messages written through the open handle would be lost.
    if (opened && opened.identity !== identityOf(file)) closeHandle();
    if (!opened) {
      const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
      opened = openAndUpgrade(folder, file);
      if (isNew) onNewDatabase(file);
    }
    return opened.handle;
  }

  function closeHandle(): void {
    opened?.handle.close();
    opened = undefined;
  }

  /** Replaces SQLite's own timeout, which would block the event loop. */
  async function retryWhileBusy<Result>(work: () => Result): Promise<Result> {
    const end = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) closeHandle();
        if (!isBusy(error) || performance.now() > end)
          throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
        await wait(5 + Math.random() * 20);
      }
    }
  }

  return {
    kind: 'sqlite',
    query: (sql, values = []) =>
      retryWhileBusy(() => {
        const namedValues = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
        return openHandle().prepare(sql).all(namedValues) as Row[];
      }),
    /** Removes deleted rows from the write-ahead log too, which secure_delete does not overwrite. */
    scrub: () =>
      retryWhileBusy(() => {
        if (openHandle().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 1)
          throw Object.assign(new Error(notOverwrittenErrorText), { errcode: sqliteBusy });
      }),
    async close() {
      closeHandle();
    },
  };
}

const notOverwrittenErrorText =
  'Deleted, but contact.sqlite-wal still contains the message, because another program is reading the database. Run this again when that program has ended.';

/** Extended codes, such as SQLITE_BUSY_SNAPSHOT, have SQLITE_BUSY in their low byte. */
const sqliteBusy = 5;
export const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;

function openAndUpgrade(folder: string, file: string): OpenFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(file);
  try {
    // FULL: a commit is on the disk before it is acknowledged. secure_delete overwrites deleted rows.
    handle.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
    handle.exec(versionTableSql);
    const version = handle.prepare(readVersionSql).get()?.['version'];
    for (const statement of upgradeStatements(Number(version ?? 0))) handle.exec(statement);
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
