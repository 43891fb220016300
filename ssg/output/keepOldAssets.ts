import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This file in each build lists the assets that the build itself has made, not those copied from the build before. */
const ownAssets = '.own-assets.json';

/**
 * Copies the previous build's assets into the next one, so that a page opened before a deploy still finds its files.
 * Leaves out what the previous build had itself copied, so that assets are kept for one deploy only. If nothing
 * has changed since the previous build, its copies are kept too: they belong to the last different build.
 */
export function keepOldAssets(previous: string, next: string): void {
  const ownNames = namesIn(join(next, 'assets'));
  writeFileSync(join(next, ownAssets), `${JSON.stringify(ownNames, null, 1)}\n`);
  const record = join(previous, ownAssets);
  const previousNames = namesIn(join(previous, 'assets'));
  const previousOwn: string[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : previousNames;
  const isSameBuild = previousOwn.join() === ownNames.join();
  for (const name of isSameBuild ? previousNames : previousNames.filter((each) => previousOwn.includes(each)))
    cpSync(join(previous, 'assets', name), join(next, 'assets', name), { force: false });
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);
