import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { codings } from '../../server/http/static/encodings.ts';
import { isCompressible } from '../../server/http/static/mediaTypes.ts';
import { kept } from '../lib/cache.ts';

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      pledgedSrcSize: bytes.length,
      params: {
        [constants.ZSTD_c_compressionLevel]: 22,
        // Browsers refuse a window of more than 8 MB (RFC 9659).
        [constants.ZSTD_c_windowLog]: 23,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9, memLevel: 9 }),
};

const { brotli: ofBrotli, zlib, zstd } = process.versions;
const versions = [ofBrotli, zlib, zstd].join(' ');

/**
 * Puts a .br, .zst and .gz beside every file of text that gets smaller by it, at the highest level of each. The same
 * bytes always give the same files.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compressFile(file, file.startsWith(join(folder, 'play/')))));
}

async function compressFile(file: string, isCourt: boolean): Promise<void> {
  const original = readFileSync(file);
  for (const coding of ['br', 'zstd', 'gzip'] as const) {
    // Courts' pages get no zstd: they are many, and every browser that takes zstd takes brotli as well.
    if (isCourt && coding === 'zstd') continue;
    const target = file + codings[coding];
    const bytes = await kept(`${coding} ${versions}`, original, () => compress[coding](original));
    if (bytes.length < original.length) writeFileSync(target, bytes);
    else rmSync(target, { force: true });
  }
}

/** Never half a file under the real name, even if the build is stopped in the middle. */
export function writeAtomically(file: string, bytes: Uint8Array | string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}
