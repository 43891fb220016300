import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { codingSuffixes } from '../server/http/static/accept.ts';
import { mediaTypeOf } from '../server/http/static/mediaTypes.ts';
import { readCached } from './lib/cache.ts';

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9, memLevel: 9 }),
};

export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(mediaTypeOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const original = readFileSync(file);
  for (const coding of ['br', 'gzip'] as const) {
    const target = file + codingSuffixes[coding];
    const bytes = await readCached(coding, original, () => compress[coding](original));
    if (bytes.length < original.length) writeFileSync(target, bytes);
    else rmSync(target, { force: true });
  }
}

const ownAssetsFile = '.own-assets.json';

/** Pages opened before the deploy need the assets that the previous build made, but not older ones, which that build copied. */
export function keepOldAssets(previous: string, next: string): void {
  const ownAssets = namesIn(join(next, 'assets'));
  writeFileSync(join(next, ownAssetsFile), `${JSON.stringify(ownAssets, null, 1)}\n`);
  const previousListFile = join(previous, ownAssetsFile);
  const previousAssets = namesIn(join(previous, 'assets'));
  const previousOwnAssets: string[] = existsSync(previousListFile)
    ? JSON.parse(readFileSync(previousListFile, 'utf8'))
    : previousAssets;
  const isSameBuild = previousOwnAssets.join() === ownAssets.join();
  for (const name of isSameBuild ? previousAssets : previousAssets.filter((each) => previousOwnAssets.includes(each)))
    cpSync(join(previous, 'assets', name), join(next, 'assets', name), { force: false });
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);
