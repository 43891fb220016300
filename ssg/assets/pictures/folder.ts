import { existsSync, readdirSync } from 'node:fs';

/** Hidden files (.gitkeep, .DS_Store) and notes beside the photographs are none, nor is focus.yaml. */
export function photographsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.') && !/\.(md|txt|yaml)$/i.test(file))
    .sort();
}
