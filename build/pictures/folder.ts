import { existsSync, readdirSync } from 'node:fs';

/** Hidden files (.gitkeep, .DS_Store) and notes beside the photographs are none. */
export function photographsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.') && !/\.(md|txt)$/i.test(file))
    .sort();
}
