import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { ExplainedError } from '../../server/explained.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { isBusy, sqliteFile } from '../../server/store/sqlite.ts';
import { existing } from './database.ts';

/** In ms, while the server writes. */
export const patience = 60_000;

/** SQLite makes the copy: contact.sqlite copied as a file lacks its write-ahead log. */
export function writeCopy({ dataFolder }: Settings, target: string): void {
  const database = new DatabaseSync(existing(sqliteFile(dataFolder)), { timeout: patience });
  try {
    // VACUUM INTO is one read transaction and never blocks writers. SQLite's online backup restarts with each write.
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}

/** Refuses a file that is not an intact database of messages. */
export function checkCopy(file: string): { count: number; holds: string } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const sound = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (sound !== 'ok') throw new Error(String(sound));
    const row = database.prepare('SELECT COUNT(*) AS count, MAX(received_at) AS newest FROM contact_message').get();
    const count = Number(row?.['count']);
    const newest = count > 0 ? `, the newest of ${new Date(Number(row?.['newest'])).toISOString()}` : '';
    return { count, holds: `${count} messages${newest}` };
  } catch (error) {
    throw new ExplainedError(`${file} is no copy of messages: ${error instanceof Error ? error.message : error}.`);
  } finally {
    database.close();
  }
}

/**
 * Merges the write-ahead log into the file, which SQLite does only on the last open connection, and counts the
 * messages.
 */
export function closeAndCount(file: string): number {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // Any other error means a damaged database, the usual reason for a restore.
    if (!isBusy(error)) return 0;
    throw new ExplainedError(`${file} is in use. Stop the server first, for example: sudo systemctl stop 'sehobi@*'`);
  } finally {
    database.close();
  }
  return checkCopy(file).count;
}

const run = promisify(execFile);

export async function writeDump(databaseUrl: string, target: string): Promise<void> {
  const url = new URL(databaseUrl);
  // Every user of the machine can read the command line.
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  await run('pg_dump', ['--format=custom', `--file=${target}`, `--dbname=${url}`], { env }).catch(refuse('pg_dump'));
}

/** Reads the dump to its end, as a restore would, and counts its messages. */
export async function checkDump(file: string): Promise<string> {
  const words = ['--data-only', '--table=contact_message', '--file=-', file];
  const { stdout } = await run('pg_restore', words, { maxBuffer: 2 ** 30 }).catch(refuse(file));
  const [, rows] = /^COPY public\.contact_message .*\n([\s\S]*?)^\\\.$/m.exec(stdout) ?? [];
  if (rows === undefined) throw new ExplainedError(`${file} is no copy of messages: it has no table of them.`);
  return `${rows.split('\n').length - 1} messages`;
}

const refuse = (what: string) => (error: Error & { stderr?: string }) => {
  throw new ExplainedError(`${what}: ${error.stderr?.trim() || error.message}`);
};
