import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which assets a build made itself; hidden, so it is never served. */
const ownAssets = '.own-assets.json';

/**
 * Copies the assets of the previous build into the next, so that a page someone opened before a deploy still finds its
 * styles, islands and pictures. Their names carry a hash of their content, so nothing can clash. One generation is kept:
 * what the previous build had kept itself is left behind, unless nothing has changed since.
 *
 * Call it when `next` is complete and `previous` still stands, before `next` takes its place.
 */
export function keepOldAssets(previous: string, next: string): void {
  const own = existsSync(join(next, 'assets')) ? list(join(next, 'assets')) : [];
  writeFileSync(join(next, ownAssets), `${JSON.stringify(own, null, 1)}\n`);
  if (!existsSync(join(previous, 'assets'))) return;

  const record = join(previous, ownAssets);
  const everything = list(join(previous, 'assets'));
  const before: string[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : everything;
  const unchanged = before.join() === own.join();
  const kept = unchanged ? everything : everything.filter((name) => before.includes(name));
  mkdirSync(join(next, 'assets'), { recursive: true });
  for (const name of kept) {
    const target = join(next, 'assets', name);
    if (!existsSync(target)) copyFileSync(join(previous, 'assets', name), target);
  }
}

const list = (folder: string) => readdirSync(folder).sort();
