import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startServerProcess } from '../server/helpers/serverProcess.ts';

/** One server for each Playwright process. Not a worker fixture, for which Playwright would start one more process and browser. */
let server: ReturnType<typeof startServerProcess> | undefined;

/** The site built by npm run build from content/: these tests check the owner's own words. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, use) => {
    server ??= startServerProcess({ cwd: '.', env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'sehobi-owner-')) } });
    await use((await server).url);
  },
});
