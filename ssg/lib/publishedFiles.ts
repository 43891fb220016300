import { createHash } from 'node:crypto';

/** What the build publishes beside the pages: path below the site's root, and its bytes. */
export type Files = Map<string, Uint8Array | string>;

/** Adds a file that never changes below one address, and returns that address. */
export function addAsset(files: Files, name: string, extension: string, bytes: Uint8Array | string): string {
  const path = `/assets/${name}-${hashOf(bytes)}${extension}`;
  files.set(path, bytes);
  return path;
}

/** Adds files whose addresses begin alike, and returns that beginning: a page names all of them by it. */
export function addAssets(files: Files, name: string, texts: Record<string, string>): string {
  const beginning = `/assets/${name}-${hashOf(JSON.stringify(texts))}`;
  for (const [ending, text] of Object.entries(texts)) files.set(`${beginning}-${ending}`, text);
  return beginning;
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
