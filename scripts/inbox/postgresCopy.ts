import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from './usageError.ts';

const run = promisify(execFile);
const mostBytes = 2 ** 30;

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
  const { stdout } = await run('pg_restore', words, { maxBuffer: mostBytes }).catch(refuse(file));
  const [, rows] = /^COPY public\.contact_message .*\n([\s\S]*?)^\\\.$/m.exec(stdout) ?? [];
  if (rows === undefined) throw new UsageError(`${file} is no copy of messages: it has no table of them.`);
  return rows.split('\n').length - 1;
}

const refuse = (what: string) => (error: Error & { stderr?: string }) => {
  throw new UsageError(`${what}: ${error.stderr?.trim() || error.message}`);
};
