import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Coding, codingSuffixes } from './accept.ts';

export type PublishedFile = { path: string; bytesByCoding: Map<Coding, Buffer> };

/** Reads everything once and resolves a symbolic link, so that a deploy can replace the folder under a running server. */
export function* readSite(folder: string): Generator<PublishedFile> {
  const root = realpathSync(folder);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter(isPublished);
  const allPaths = new Set(paths);
  const suffixes = Object.entries(codingSuffixes) as [keyof typeof codingSuffixes, string][];
  for (const path of paths.sort()) {
    if (suffixes.some(([, suffix]) => path.endsWith(suffix) && allPaths.has(path.slice(0, -suffix.length)))) continue;
    const bytesByCoding = new Map<Coding, Buffer>([['identity', readFileSync(join(root, path))]]);
    for (const [coding, suffix] of suffixes)
      if (allPaths.has(path + suffix)) bytesByCoding.set(coding, readFileSync(join(root, path + suffix)));
    yield { path, bytesByCoding };
  }
}

/** Hidden files outside .well-known, and the server's own files such as _redirects.json, are not published. */
function isPublished(path: string): boolean {
  return path.startsWith('/.well-known/') || !(path.includes('/.') || path.startsWith('/_'));
}
