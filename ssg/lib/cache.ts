import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cacheFolder = process.env['BUILD_CACHE'] ?? 'node_modules/.cache/build';
const project = join(import.meta.dirname, '../..');

function digest(...parts: (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}

const ssgFiles = ['package-lock.json', ...globSync('ssg/**/*.{ts,tsx}', { cwd: project }).sort()];
/** The name changes when ssg/, a package or Node changes, so older results are not used. */
const folder = join(cacheFolder, digest(process.version, ...ssgFiles.map((file) => readFileSync(join(project, file)))));

if (existsSync(cacheFolder))
  for (const other of readdirSync(cacheFolder))
    if (join(cacheFolder, other) !== folder) rmSync(join(cacheFolder, other), { recursive: true, force: true });

/** All that the result depends on must be in `task` or `source`, which make the cache key. */
export const readCached: ReadCache<Buffer> = async (...args) => readFileSync(await cachedFile(...args));
type ReadCache<Result> = (task: string, source: Uint8Array | string, make: () => Promise<Buffer>) => Promise<Result>;

export const cachedFile: ReadCache<string> = async (task, source, make) => {
  const file = join(folder, digest(`${task}\n`, source));
  if (existsSync(file)) return file;
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // The file is renamed when complete, because another build may write the same file at the same time.
  const temporaryFile = `${file}.${randomUUID()}`;
  writeFileSync(temporaryFile, made);
  renameSync(temporaryFile, file);
  return file;
};
