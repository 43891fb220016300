import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Database, type Row, StoreUnavailable, type Value } from '../../server/store/database.ts';
import { wranglerEnvironment, wranglerScript } from '../wrangler.js';

export function openD1WithWrangler(wranglerOptions: readonly string[]): Database {
  return {
    kind: 'd1',
    async query(sql, values = []) {
      const command = sql.replaceAll(/\$(\d+)/g, (_, position) => sqlLiteral(values[Number(position) - 1] ?? null));
      const options = ['--json', '-c', 'deploy/worker/wrangler.json', '--command', command];
      const args = [wranglerScript, 'd1', 'execute', 'DB', ...wranglerOptions, ...options];
      const output = await promisify(execFile)(process.execPath, args, {
        env: wranglerEnvironment(),
        maxBuffer: 2 ** 30,
      }).catch((error: { stdout?: string; stderr?: string }) => {
        throw new StoreUnavailable(new Error(errorTextOf(error)));
      });
      const [{ results }] = JSON.parse(output.stdout) as [{ results: Row[] }];
      return results;
    },
  };
}

/** wrangler accepts no parameters, so each value is written into the statement. */
function sqlLiteral(value: Value): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return value === null ? 'NULL' : String(value);
}

/** With --json wrangler writes its error to standard output: { "error": { "text": "..." } }. */
const errorTextOf = ({ stdout, stderr }: { stdout?: string; stderr?: string }) =>
  /"text": "(.*)"/.exec(stdout ?? '')?.[1] ?? `${stdout}\n${stderr}`.trim();
