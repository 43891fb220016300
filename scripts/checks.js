// What npm run check and npm test run, and how they count it.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { installWorker } from './installWorker.js';
import { run } from './run.js';

const results = 'test-results';
const total = { passed: 0, failed: 0 };
/** Told again at the end: what failed first is far above by then. */
const failures = [];

// Some two hundred processes load the same modules: a start of the server takes a third less of the processor.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

// The tests' servers take free ports; npm start's own port is not theirs.
delete process.env.PORT;

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

/** What it prints comes when it is over, so that several can run side by side. */
async function runQuietly(name, command, args, options = {}) {
  const file = `${results}/${name}.txt`;
  const printed = openSync(file, 'w');
  const begun = performance.now();
  const code = await run(command, args, { ...options, stdio: ['ignore', printed, printed] });
  closeSync(printed);
  console.log(
    `\n— ${name}: ${code === 0 ? 'in order' : 'failed'}, ${seconds(begun)}\n${readFileSync(file, 'utf8')}`.trimEnd(),
  );
  return code;
}

/** What takes long is watched. */
async function runInSight(name, command, args, options) {
  console.log(`\n— ${name}`);
  const begun = performance.now();
  const code = await run(command, args, options);
  console.log(`— ${name}: ${seconds(begun)}`);
  return code;
}

/** A check that is right or wrong as a whole. */
async function check(name, command, ...args) {
  const passed = (await runQuietly(name, command, args)) === 0;
  total[passed ? 'passed' : 'failed']++;
  if (!passed) failures.push(name);
  return passed;
}

export const types = () => check('types', 'tsc', '-b');
export const lint = () => check('lint', 'biome', 'check', '--error-on-warnings');
export const content = () => check('content', 'node', 'ssg/checkContent.ts');
export const build = () => check('build', 'vite', 'build', '--logLevel', 'warn');
export const buildForTests = () => check('build of the tests’ own content', 'node', 'tests/content/build.ts');

export const onOtherContent = () => check('npm test on other content', 'node', 'tests/owner/wholeSuite.ts');

/** A suite that counts its own tests. One that dies before it has counted is one failure. */
async function suite(name, how, report, count, command, ...args) {
  const code = await how(name, command, args, { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed.length || (code === 0 ? 0 : 1);
    failures.push(...(code === 0 || failed.length ? failed : [`${name}: ended with ${code}, see above`]));
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
    total.failed++;
    failures.push(name);
  }
}

/** Projects of vitest.config.ts. */
export const withoutBrowser = (...projects) =>
  suite(
    `Tests without a browser (${projects.join(', ')})`,
    runQuietly,
    `${results}/vitest.json`,
    ({ numPassedTests, testResults }) => ({ passed: numPassedTests, failed: testResults.flatMap(failedInFile) }),
    ...['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  );

/**
 * The server's contract, headers and chaos in Cloudflare's runtime. Returns false where that could not be installed.
 */
export async function onTheWorker() {
  if (!(await installWorker())) {
    console.log('\n— The worker: not run, the tools of deploy/worker could not be installed; npm says why above.');
    return false;
  }
  process.env.RUNTIME = 'worker';
  await withoutBrowser('worker');
  const chaos = ['measure/chaos.ts', '--submissions', '500', '--kills', '20'];
  await check('chaos on the worker', 'node', ...chaos);
  return true;
}

/** All projects of playwright.config.ts but those whose name begins with these words. */
export const inBrowsers = (...projects) =>
  suite(
    `Browser tests: ${projects.join(', ') || 'all'}`,
    runInSight,
    `${results}/playwright.json`,
    ({ stats, suites }) => ({ passed: stats.expected + stats.flaky, failed: suites.flatMap(failedInBrowser) }),
    ...['playwright', 'test', '--reporter=list,json', ...projects.flatMap((project) => ['--project', project])],
  );

/** Names and reasons in Vitest's report. A file that could not be loaded has no tests, only a message. */
function failedInFile({ name, status, message, assertionResults: tests }) {
  const failed = tests
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n').split('\n    at ')[0]}`);
  return status === 'failed' && failed.length === 0 ? [`${name}\n${message}`] : failed;
}

/** The same in Playwright's, where suites stand in suites. */
const failedInBrowser = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map((test) => `${test.projectName}, ${file}: ${title}`),
  ),
  ...suites.flatMap(failedInBrowser),
];

/** The line that CI reads, alone at the end. */
export function end() {
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const seconds = (begun) => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
