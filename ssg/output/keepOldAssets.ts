import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists, in each build, the assets that it has made and not copied. */
const ownAssets = '.own-assets.json';

/**
 * Copies the previous build's assets into the next one, so that a page opened before a deploy still finds its files.
 * Those that the previous build had copied are left out, unless the next build has made the same as the previous one.
 */
export function keepOldAssets(previous: string, next: string): void {
  const own = list(join(next, 'assets'));
  writeFileSync(join(next, ownAssets), `${JSON.stringify(own, null, 1)}\n`);
  const record = join(previous, ownAssets);
  const allPrevious = list(join(previous, 'assets'));
  const previousOwn: string[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : allPrevious;
  const isSameBuild = previousOwn.join() === own.join();
  for (const name of isSameBuild ? allPrevious : allPrevious.filter((each) => previousOwn.includes(each)))
    cpSync(join(previous, 'assets', name), join(next, 'assets', name), { force: false });
}

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);
