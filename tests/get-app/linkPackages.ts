import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What is installed, for a copy of the project: package by package, so that what Vite keeps beside them is the copy's own. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
}
