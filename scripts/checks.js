// The checks that scripts/test.js chooses from, and their count.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { installWorker } from './installWorker.js';
import { run } from './run.js';

const results = 'test-results';
const failures = [];
let passed = 0;

// Some two hundred processes load the same modules: compiled once, a server starts with a third less of the processor.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
// The tests' servers take free ports; npm start's own port is not theirs.
delete process.env.PORT;

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

/** Runs a command and prints what it said when it has ended, so that several can run side by side. */
async function ended(name, command, args, env = {}) {
  const file = `${results}/${name.replaceAll(/\W+/g, '-')}.txt`;
  const output = openSync(file, 'w');
  const begun = performance.now();
  const code = await run(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  closeSync(output);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `\n— ${name}: ${code === 0 ? 'in order' : 'failed'}, ${seconds} s\n${readFileSync(file, 'utf8').trimEnd()}`,
  );
  return code;
}

/** A check that is right or wrong as a whole. */
async function check(name, command, ...args) {
  const code = await ended(name, command, args);
  if (code === 0) passed++;
  else failures.push(name);
  return code === 0;
}

export const types = () => check('types', 'tsc', '-b');
export const lint = () => check('lint', 'biome', 'check', '--error-on-warnings');
export const content = () => check('content', 'node', 'ssg/checkContent.ts');
export const build = () => check('build', 'vite', 'build', '--logLevel', 'warn');
export const buildForTests = () => check('build of the tests’ own content', 'node', 'tests/content/build.ts');

/** A suite that counts its own tests. One that ends before it has counted is one failure. */
async function suite(name, command, args, env, report, failedIn) {
  const code = await ended(name, command, args, env);
  try {
    const { all, failed } = failedIn(JSON.parse(readFileSync(report, 'utf8')));
    passed += all - failed.length;
    failures.push(...failed, ...(code !== 0 && failed.length === 0 ? [`${name}: ended with ${code}, see above`] : []));
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`);
  }
}

/** Projects of vitest.config.ts. */
export function withoutBrowser(...projects) {
  const report = `${results}/vitest-${projects.join('-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const name = `tests without a browser (${projects.join(', ')})`;
  return suite(name, 'vitest', ['run', ...chosen, ...reporters], {}, report, ({ numPassedTests, testResults }) => {
    const failed = testResults.flatMap(({ name: file, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      // A file that could not be loaded has no tests.
      return status === 'failed' && tests.length === 0 ? [file] : tests;
    });
    return { all: numPassedTests + failed.length, failed };
  });
}

/** Projects of playwright.config.ts; all of them where none is named. */
export function inBrowsers(...projects) {
  const report = `${results}/playwright.json`;
  const args = ['test', '--reporter=list,json', ...projects.flatMap((project) => ['--project', project])];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const failedIn = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map((test) => `${test.projectName}, ${file}: ${title}`),
    ),
    ...suites.flatMap(failedIn),
  ];
  return suite('browser tests', 'playwright', args, env, report, ({ stats, suites }) => {
    const failed = suites.flatMap(failedIn);
    return { all: stats.expected + stats.flaky + failed.length, failed };
  });
}

/** The server's promises and chaos in Cloudflare's runtime. Returns false where that could not be installed. */
export async function onTheWorker() {
  if (!(await installWorker())) {
    console.log('\n— The worker: not run, the tools of deploy/worker could not be installed; npm says why above.');
    return false;
  }
  process.env.RUNTIME = 'worker';
  await withoutBrowser('worker');
  await check('chaos on the worker', 'node', 'measure/chaos.ts', '--submissions', '500', '--kills', '20');
  return true;
}

/** What failed, and the line that CI reads, alone at the end. */
export function end() {
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
