import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const serverTests = 'tests/{server,owner,launch,edit}/**/*.test.ts';
const onlyInTestAll = 'tests/{deploy,webkit}/**/*.test.ts';
const workerTests = 'tests/worker/**/*.test.ts';

/** npm run test:worker runs these, on Cloudflare's runtime. */
const workerProject = {
  extends: true as const,
  test: {
    name: 'worker',
    include: [workerTests, 'tests/server/{contactEndpoint,webhook}.test.ts', 'tests/http/{headers,documents}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    testTimeout: 30_000,
    retry: process.env['CI'] ? 1 : 0,
    // At least three test files at once, also on fewer cores, because the server's tests mostly wait.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          // npm run check runs only these. `isolate: false` saves time; no test changes shared state.
          name: 'unit',
          include: ['{ssg,contract,content,site,tests,server}/**/*.test.{ts,tsx}'],
          exclude: [serverTests, onlyInTestAll, workerTests],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'server', include: [serverTests], isolate: false } },
      ...(process.env['RUNTIME'] === 'worker' ? [workerProject] : []),
      { extends: true, test: { name: 'testAll', include: [onlyInTestAll], globalSetup: 'tests/content/build.ts' } },
    ],
  },
});
