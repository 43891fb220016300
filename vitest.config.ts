import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const startsProcesses = 'tests/{server,owner,launch,edit}/**/*.test.ts';
const rest = 'tests/{deploy,webkit,load}/**/*.test.ts';
const worker = 'tests/worker/**/*.test.ts';

/** Runs only in Cloudflare's runtime, which npm run test:worker installs. It includes files of the other projects. */
const workerProject = {
  extends: true as const,
  test: {
    name: 'worker',
    include: [worker, 'tests/server/{wire,webhook}.test.ts', 'tests/http/{headers,documents}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Once more, in case CI's machine was busy, as in playwright.config.ts; the report lists such tests.
    retry: process.env['CI'] ? 1 : 0,
    // The server's tests mostly wait: for a process to start, for mail to come, for a limit to end.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          // npm run check runs only these: they start nothing, and one process runs many files, because none changes
          // shared state.
          name: 'unit',
          include: ['{ssg,contract,content,site,tests,server}/**/*.test.{ts,tsx}'],
          exclude: [startsProcesses, rest, worker],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'server', include: [startsProcesses], exclude: [rest], isolate: false } },
      ...(process.env['RUNTIME'] === 'worker' ? [workerProject] : []),
      // Only npm run test:all.
      { extends: true, test: { name: 'rest', include: [rest], globalSetup: 'tests/content/build.ts' } },
    ],
  },
});
