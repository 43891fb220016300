import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brandColours, brandLetter, drawnMark } from '../../content/brand.ts';
import { languageNames, languages, locales } from '../../content/schema.ts';
import { cache, digest, isKept } from './cache.ts';

/** All that decides what is bundled: the code, the packages, and what content/languages.ts finds. */
const decides = [
  ...['{ssg,contract,server,site}/**/*', 'content/**/*.ts', 'vite.config.ts'],
  ...['package.json', 'node_modules/.package-lock.json'],
];

/**
 * Puts the bundles into the folder. They are made once, and again when something else than words or pictures has changed.
 * Returns what tells these bundles from all others.
 */
export async function keptBundles(folder: string, bundle: () => Promise<void>): Promise<string> {
  const files = globSync(decides, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const brand = [drawnMark(), brandLetter(), brandColours()];
  const found = JSON.stringify({ node: process.version, languages, languageNames, locales, brand });
  const version = digest(found, ...files.flatMap((file) => [file, readFileSync(file)]));
  const stored = join(cache, version);
  rmSync(folder, { recursive: true, force: true });
  if (isKept(stored)) cpSync(stored, folder, { recursive: true });
  else {
    await bundle();
    keep(folder, stored);
  }
  return version;
}

function keep(folder: string, stored: string): void {
  const unfinished = `${stored}.${randomUUID()}`;
  cpSync(folder, unfinished, { recursive: true });
  try {
    renameSync(unfinished, stored);
  } catch (error) {
    // Another build of the same was first.
    if (!existsSync(stored)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
