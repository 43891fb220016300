import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Settings } from '../../server/settings/settings.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { existing, UsageError } from './database.ts';

/** In ms, to wait while the server writes. */
export const patience = 60_000;

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

export function checkCopy(file: string): { count: number; newest: number | null } {
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

export async function writeDump(databaseUrl: string, target: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // On the command line every user of the machine could read it.
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await run('pg_dump', ['--format=custom', `--file=${target}`, `--dbname=${url}`], { env }).catch(refuse('pg_dump'));
}

/** Reads the dump to its end, as a restore would, and counts its messages. */
export async function checkDump(file: string): Promise<number> {
  const words = ['--data-only', '--table=contact_message', '--file=-', file];
  const { stdout } = await run('pg_restore', words, { maxBuffer: 2 ** 30 }).catch(refuse(file));
  const [, rows] = /^COPY public\.contact_message .*\n([\s\S]*?)^\\\.$/m.exec(stdout) ?? [];
  if (rows === undefined) throw new UsageError(`${file} is no copy of messages: it has no table of them.`);
  return rows.split('\n').length - 1;
}

const refuse = (what: string) => (error: Error & { stderr?: string }) => {
  throw new UsageError(`${what}: ${error.stderr?.trim() || error.message}`);
};
