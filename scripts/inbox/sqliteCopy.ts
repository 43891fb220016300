import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../../server/settings/settings.ts';
import { openSqlite, sqliteFile } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { existing } from './onStore.ts';
import { UsageError } from './usageError.ts';

/** In ms, to wait while the server writes. */
const patience = 60_000;

/** By SQLite itself: contact.sqlite copied as a file lacks what is still in its write-ahead log. */
export async function writeCopy({ dataFolder }: Settings, target: string): Promise<void> {
  const database = new DatabaseSync(existing(sqliteFile(dataFolder)), { timeout: patience });
  try {
    // One read transaction, which never waits for writers nor holds them up; SQLite's online backup begins anew with each write.
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

/** Restores a copy into a folder of its own and reads every message, as after a loss. */
export async function checkCopy(file: string): Promise<{ count: number; newest: number | undefined }> {
  const scratch = mkdtempSync(join(tmpdir(), 'sehobi-check-'));
  try {
    copyFileSync(file, sqliteFile(scratch));
    refuseOthers(scratch, file);
    const store = createStore(openSqlite(scratch));
    const all = await store.messages.list('all');
    await store.close();
    return { count: all.length, newest: all.at(-1)?.receivedAt };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function refuseOthers(folder: string, file: string): void {
  const database = new DatabaseSync(sqliteFile(folder));
  try {
    const table = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'contact_message'`).get();
    if (!table) throw new UsageError('it has no table of messages');
    const sound = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (sound !== 'ok') throw new UsageError(String(sound));
  } catch (error) {
    throw new UsageError(`${file} is no copy of messages: ${error instanceof Error ? error.message : error}.`);
  } finally {
    database.close();
  }
}
