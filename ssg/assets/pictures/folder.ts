import { existsSync, readdirSync } from 'node:fs';

/** Hidden files (.gitkeep, .DS_Store) and notes beside the photographs are none, nor are focus.yaml and the brand's mark. */
export function photographsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.') && !/\.(md|txt|yaml)$|^mark\.svg$/i.test(file))
    .sort();
}
