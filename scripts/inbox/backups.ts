import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../server/settings/settings.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { createStore } from '../../server/store/store.ts';
import { checkDump, writeDump } from './postgresCopy.ts';
import { checkCopy, writeCopy } from './sqliteCopy.ts';
import { UsageError } from './usageError.ts';

/** Copies in one folder; older ones are deleted, so what was erased is gone from all of them after as many days. */
const kept = 14;
const dated = /^messages-\d{8}-\d{6}\.(?:sqlite|dump)$/;
const unfinished = /^messages-.*\.unfinished/;
/** In ms, for noting the backup in a database that is busy. */
const patience = 60_000;

export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
export const stamp = () => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

export function copiesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => dated.test(name))
    .sort();
}

export function named(word: string | undefined, example: string): string {
  if (!word) throw new UsageError(`Name the file: bin/inbox ${example}`);
  return word;
}

export async function backUp(settings: Settings, [word]: string[]): Promise<string> {
  const given = named(word, 'backup copy.sqlite');
  const folder = isFolder(given) ? given : undefined;
  const ending = settings.databaseUrl ? 'dump' : 'sqlite';
  const file = folder ? join(folder, `messages-${stamp()}.${ending}`) : given;
  if (existsSync(file)) throw new UsageError(`${file} is there already; a backup overwrites nothing.`);
  if (folder) clear(folder);
  // Under another name until it is checked, so that half a copy never counts as one.
  const aside = `${file}.unfinished`;
  // The copy is created unreadable for other users.
  const before = process.umask(0o077);
  try {
    await (settings.databaseUrl ? writeDump(settings.databaseUrl, aside) : writeCopy(settings, aside));
    const holds = await check(aside, ending);
    renameSync(aside, file);
    if (folder) for (const old of copiesIn(folder).slice(0, -kept)) rmSync(join(folder, old));
    return `${file} is written and holds ${holds}.${await noteTime(settings)}`;
  } finally {
    process.umask(before);
    rmSync(aside, { force: true });
  }
}

export async function checkBackup(_: unknown, [word]: string[]): Promise<string> {
  const given = named(word, 'check-backup copy.sqlite');
  const newest = isFolder(given) ? copiesIn(given).at(-1) : undefined;
  const file = newest ? join(given, newest) : given;
  if (isFolder(file) || !existsSync(file)) throw new UsageError(`There is no backup in ${given}.`);
  return `${file} can be restored: ${await check(file, file.endsWith('.dump') ? 'dump' : 'sqlite')}.`;
}

async function check(file: string, ending: 'sqlite' | 'dump'): Promise<string> {
  if (ending === 'dump') return `${await checkDump(file)} messages`;
  const { count, newest } = await checkCopy(file);
  return `${count} messages${newest === undefined ? '' : `, the newest of ${new Date(newest).toISOString()}`}`;
}

/** What an interrupted or failed backup left behind. */
function clear(folder: string): void {
  const empty = copiesIn(folder).filter((name) => statSync(join(folder, name)).size === 0);
  const half = readdirSync(folder).filter((name) => unfinished.test(name));
  for (const name of [...empty, ...half]) rmSync(join(folder, name));
}

/** For the metrics. The copy is good even when its time cannot be noted. */
async function noteTime(settings: Settings): Promise<string> {
  const store = createStore(openDatabase(settings, { patience }));
  try {
    await store.clock.backedUp(Date.now());
    return '';
  } catch (error) {
    return ` Its time could not be noted for the metrics: ${error instanceof Error ? error.message : error}`;
  } finally {
    await store.close();
  }
}
