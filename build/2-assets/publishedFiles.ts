import { createHash } from 'node:crypto';

/** What the build publishes beside the pages: path below the site's root, and its bytes. */
export type Files = Map<string, Uint8Array | string>;

/** Adds a file that never changes below one address, and returns that address. */
export function addAsset(files: Files, name: string, extension: string, bytes: Uint8Array | string): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const path = `/assets/${name}-${hash}${extension}`;
  files.set(path, bytes);
  return path;
}
