import { createHash } from 'node:crypto';

/** What the build publishes beside the pages: path below the site's root, and its bytes. */
export type Files = Map<string, Uint8Array | string>;

/** Adds a file that never changes below one address, and returns that address. */
export function addAsset(files: Files, name: string, extension: string, bytes: Uint8Array | string): string {
  const path = `/assets/${name}-${hashOf(bytes)}${extension}`;
  files.set(path, bytes);
  return path;
}

/** Adds files that are asked for by their names in one folder, and returns its address. */
export function addFolder(files: Files, name: string, inside: Record<string, string>): string {
  const folder = `/assets/${name}-${hashOf(JSON.stringify(inside))}`;
  for (const [file, text] of Object.entries(inside)) files.set(`${folder}/${file}`, text);
  return folder;
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
