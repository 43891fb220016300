import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedError } from '../../server/explained.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { checkCopy, checkDump, closeAndCount, patience, writeCopy, writeDump } from './copies.ts';

/** Copies in one folder. Older ones are deleted, so erased messages are gone from all copies after as many days. */
const backupsKept = 14;
const dated = /^messages-\d{8}-\d{6}\.(?:sqlite|dump)$/;
const unfinished = /^messages-.*\.unfinished/;

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const stamp = () => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
const namesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort();

export async function backUp(settings: Settings, given: string): Promise<string> {
  const { databaseUrl } = settings;
  const folder = isFolder(given) ? given : undefined;
  const file = folder ? join(folder, `messages-${stamp()}.${databaseUrl ? 'dump' : 'sqlite'}`) : given;
  if (existsSync(file)) throw new ExplainedError(`${file} is there already; a backup overwrites nothing.`);
  if (folder) clear(folder);
  // It gets its final name only after the check, so that half a copy never counts as one.
  const aside = `${file}.unfinished`;
  const before = process.umask(0o077);
  try {
    if (databaseUrl) await writeDump(databaseUrl, aside);
    else writeCopy(settings, aside);
    const holds = databaseUrl ? await checkDump(aside) : checkCopy(aside).holds;
    renameSync(aside, file);
    if (folder) for (const old of namesIn(folder, dated).slice(0, -backupsKept)) rmSync(join(folder, old));
    await noteTime(settings);
    return `${file} is written and holds ${holds}.`;
  } finally {
    process.umask(before);
    rmSync(aside, { force: true });
  }
}

function clear(folder: string): void {
  const empty = namesIn(folder, dated).filter((name) => statSync(join(folder, name)).size === 0);
  for (const name of [...empty, ...namesIn(folder, unfinished)]) rmSync(join(folder, name));
}

async function noteTime(settings: Settings): Promise<void> {
  const store = createStore(openDatabase(settings, { patience }));
  await store.clock.write('backup', Date.now()).finally(store.close);
}

export async function checkBackup(_: unknown, given: string): Promise<string> {
  const newest = isFolder(given) ? namesIn(given, dated).at(-1) : undefined;
  const file = newest ? join(given, newest) : given;
  if (isFolder(file) || !existsSync(file)) throw new ExplainedError(`There is no backup in ${given}.`);
  return `${file} can be restored: ${file.endsWith('.dump') ? await checkDump(file) : checkCopy(file).holds}.`;
}

export async function restore(settings: Settings, given: string): Promise<string> {
  if (settings.databaseUrl)
    throw new ExplainedError('DATABASE_URL is set: restore with pg_restore (docs/operations.md).');
  if (isFolder(given)) throw new ExplainedError(`Name one of them: ${namesIn(given, dated).join(', ')}`);
  if (!existsSync(given)) throw new ExplainedError(`There is no backup in ${given}.`);
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const file = sqliteFile(settings.dataFolder);
  const aside = `${file}.restoring`;
  try {
    copyFileSync(given, aside);
    chmodSync(aside, 0o600);
    const { count, holds } = checkCopy(aside);
    const before = existsSync(file) ? setAside(file, count) : '';
    renameSync(aside, file);
    return `${given} holds ${holds}.\nIt is restored${before}. Start the server.`;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Moves the live database aside, unless the copy is empty and the database is not. */
function setAside(file: string, count: number): string {
  const live = closeAndCount(file);
  if (count === 0 && live > 0)
    throw new ExplainedError(
      `The copy holds no message, the database ${live}. Move ${file} away first if you mean it.`,
    );
  const set = `${file}.before-${stamp()}`;
  renameSync(file, set);
  return `; what was there is now ${set}. Delete that when all is well`;
}
