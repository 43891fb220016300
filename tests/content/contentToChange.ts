import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { loadContents } from '../../ssg/content/content.ts';
import { testFolder, writeTestContent } from './testContent.ts';

/** A copy of the tests' content for each test of a file, to make mistakes in. */
export function contentToChange() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    writeTestContent();
    cpSync(testFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return {
    pathOf: (file: string) => join(folder, file),
    change(file: string, from: string | RegExp, to: string): void {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} no longer contains ${from}; change this test with it.`);
      writeFileSync(path, changed);
    },
    mistakes(): string {
      try {
        loadContents(folder);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message.replaceAll(folder, 'content') : String(error);
      }
    },
  };
}
