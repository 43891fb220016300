import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type Coding, codings } from './encodings.ts';
import { createHotFiles, type OpenedFile } from './hotFiles.ts';

export type SourceFile = { path: string; modified: Date; files: Map<Coding, OpenedFile> };

const decompress = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

/**
 * Opens everything that is published, once, one after another. A deploy may then replace the folder under a running
 * server without any visitor getting half of a file or a page of one build with the assets of another. The folder is
 * resolved first, so that a link which is turned to a new build while we read can't mix two.
 */
export function* readSite(folder: string): Generator<SourceFile> {
  const root = resolved(folder);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter(isPublished)
    .sort();
  const all = new Set(names);
  const open = createHotFiles();
  const isCoded = (path: string) =>
    Object.values(codings).some((suffix) => path.endsWith(suffix) && all.has(path.slice(0, -suffix.length)));
  for (const path of names) if (!isCoded(path)) yield readOne(root, path, all, open);
}

function resolved(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    throw new Error(`${folder} is missing, so there is nothing to serve. Run: npm run build`);
  }
}

/** Hidden files and those that speak to a static host (_headers, _redirects) are not for visitors. */
function isPublished(path: string): boolean {
  return path.startsWith('/.well-known/') || !(path.includes('/.') || path.startsWith('/_'));
}

type Open = (file: string) => OpenedFile;

function readOne(root: string, path: string, all: ReadonlySet<string>, open: Open): SourceFile {
  const file = join(root, path);
  const original = open(file);
  const files = new Map<Coding, OpenedFile>([['identity', original]]);
  for (const coding of ['br', 'zstd', 'gzip'] as const) {
    if (!all.has(path + codings[coding])) continue;
    const compressed = open(file + codings[coding]);
    if (!isSame(original.bytes, compressed.bytes, coding)) {
      throw new Error(
        `${file}${codings[coding]} is not ${file} compressed, so visitors would get another text. Run: npm run build`,
      );
    }
    files.set(coding, compressed);
  }
  return { path, modified: statSync(file).mtime, files };
}

function isSame(original: Buffer, compressed: Buffer, coding: keyof typeof codings): boolean {
  try {
    return decompress[coding](compressed).equals(original);
  } catch {
    return false;
  }
}
