import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** BUILD_CACHE names another folder, for a build that is to find nothing there. */
export const cache = process.env['BUILD_CACHE'] ?? 'node_modules/.cache/kept';
const month = 30 * 24 * 60 * 60 * 1000;

/**
 * A cache for what takes long to make. Its key is the source and all else that decides the result (`recipe`), so after
 * one changed word a build makes only what contains it.
 */
export async function kept(
  recipe: string,
  source: Uint8Array | string,
  make: () => Promise<Buffer>,
  folder = cache,
): Promise<Buffer> {
  const file = join(folder, digest(`${recipe}\n`, source));
  if (isKept(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // Another build may be making the same.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}

/** Whether it is there, and that it was asked for. */
export function isKept(file: string): boolean {
  if (!existsSync(file)) return false;
  const now = new Date();
  utimesSync(file, now, now);
  return true;
}

export const digest = (...parts: (Uint8Array | string)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);

/** For a recipe: another version of a package may give another result. */
export const versionOf = (dependency: string): string =>
  `${dependency} ${createRequire(import.meta.url)(`${dependency}/package.json`).version}`;

/** Deletes what no build has asked for in a month. */
export function forgetUnused(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache))
    if (statSync(join(cache, name)).mtimeMs < Date.now() - month)
      rmSync(join(cache, name), { recursive: true, force: true });
}
