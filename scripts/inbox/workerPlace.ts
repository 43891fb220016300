import { resolve } from 'node:path';
import type { Database } from '../../server/store/database.ts';
import { installWorker } from '../installWorker.js';
import { Mistake } from './mistake.ts';
import { openWorker } from './openWorker.ts';

const places: Record<string, readonly string[]> = {
  '--worker': ['--remote'],
  '--worker=preview': ['--remote', '--env', 'preview'],
  // What npm run worker has kept on this machine.
  '--worker=local': ['--local', '--persist-to', resolve(process.env['DATA_DIR'] ?? 'data', 'worker')],
};

/** Takes out of the words which worker's messages are meant, if any. */
export function workerPlace(given: readonly string[]): { place?: () => Promise<Database>; words: string[] } {
  const named = given.find((word) => word.startsWith('--worker'));
  const words = given.filter((word) => word !== named);
  if (!named) return { words };
  const where = places[named];
  if (!where) throw new Mistake(`The inbox knows ${Object.keys(places).join(', ')}, not ${named}.`);
  return {
    words,
    async place() {
      if (!(await installWorker()))
        throw new Mistake('The tools of deploy/worker could not be installed; npm says why above.');
      return openWorker(where);
    },
  };
}
