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

const folder = 'node_modules/.cache/kept';
const month = 30 * 24 * 60 * 60 * 1000;

/**
 * What takes long to make is made once and kept, by its source and by everything else that decides the result (`recipe`):
 * so that one changed word costs a build what contains it.
 */
export async function kept(recipe: string, source: Uint8Array | string, make: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(`${recipe}\n`).update(source).digest('hex').slice(0, 32);
  const file = join(folder, key);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // Another build may be making the same.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}

/** For a recipe: another version of what makes it may make it differently. */
export const versionOf = (dependency: string): string =>
  `${dependency} ${createRequire(import.meta.url)(`${dependency}/package.json`).version}`;

/** Lets go of what no build has asked for in a month. */
export function forgetUnused(): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (statSync(join(folder, name)).mtimeMs < Date.now() - month) rmSync(join(folder, name), { force: true });
}
