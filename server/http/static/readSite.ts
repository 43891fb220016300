import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Coding, codingSuffixes } from './accept.ts';

export type PublishedFile = { path: string; byCoding: Map<Coding, Buffer> };

/** Reads everything once and resolves a link, so that a deploy can replace the folder under a running server. */
export function* readSite(folder: string): Generator<PublishedFile> {
  const root = realpathSync(folder);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter(isPublished);
  const allNames = new Set(names);
  const suffixes = Object.entries(codingSuffixes) as [keyof typeof codingSuffixes, string][];
  for (const path of names.sort()) {
    if (suffixes.some(([, suffix]) => path.endsWith(suffix) && allNames.has(path.slice(0, -suffix.length)))) continue;
    const byCoding = new Map<Coding, Buffer>([['identity', readFileSync(join(root, path))]]);
    for (const [coding, suffix] of suffixes)
      if (allNames.has(path + suffix)) byCoding.set(coding, readFileSync(join(root, path + suffix)));
    yield { path, byCoding };
  }
}

/** Hidden files outside .well-known, and the server's own files such as _redirects.json, are not published. */
function isPublished(path: string): boolean {
  return path.startsWith('/.well-known/') || !(path.includes('/.') || path.startsWith('/_'));
}
