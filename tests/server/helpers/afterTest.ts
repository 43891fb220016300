import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Of several functions in a test, the last one registered runs first. */
export const afterTest = (end: () => unknown) => onTestFinished(async () => void (await end()));

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
  afterTest(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
