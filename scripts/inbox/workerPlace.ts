import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '../../server/store/database.ts';
import { UsageError } from './usageError.ts';

const places: Record<string, readonly string[]> = {
  '--worker': ['--remote', '--env='],
  '--worker=preview': ['--remote', '--env', 'preview'],
  // What npm run worker has kept on this machine.
  '--worker=local': ['--local', '--env=', '--persist-to', resolve(process.env['DATA_DIR'] ?? 'data', 'worker')],
};

/** Takes out of the words which worker's messages are meant, if any. */
export function workerPlace(given: readonly string[]): { place?: () => Promise<Database>; words: string[] } {
  const named = given.find((word) => word.startsWith('--worker'));
  const words = given.filter((word) => word !== named);
  if (!named) return { words };
  const where = places[named];
  if (!where) throw new UsageError(`The inbox knows ${Object.keys(places).join(', ')}, not ${named}.`);
  return {
    words,
    async place() {
      // A release has only what a server of its own needs.
      if (!existsSync(new URL('../wrangler.js', import.meta.url)))
        throw new UsageError('A worker is asked from a clone of the project, and not from a release.');
      const { installWorker } = await import('../installWorker.js');
      if (!(await installWorker()))
        throw new UsageError('The tools of deploy/worker could not be installed; npm says why above.');
      return (await import('./openWorker.ts')).openWorker(where);
    },
  };
}
