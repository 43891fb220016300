// npm test: every promise of the site, on the production build. --check: what needs neither build nor browser, before each
// commit. --all: also in all engines, deployed, under load and as a worker. --worker: the worker alone.

import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './install.js';
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

const [mode] = process.argv.slice(2);
let ran = true;
if (mode === '--check') await Promise.all([types(), lint(), content(), withoutBrowser('unit')]);
else if (mode === '--worker') ran = await onTheWorker();
else await test(mode === '--all');
for (const failure of failures) console.log(`\nFailed: ${failure}`);
// The line that CI reads, alone at the end.
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = ran && failures.length === 0 ? 0 : 1;

async function test(all) {
  const { enginesLines, ensureBrowser } = await import('./browser.js');
  ensureBrowser();
  const [built] = await Promise.all([build(), types(), lint(), content()]);
  if (!built) return;
  // Side by side: the server's tests mostly wait for a process, for mail, for the end of a limit.
  await Promise.all([withoutBrowser('unit', 'server'), inBrowsers(...(all ? [] : ['chromium', 'firefox*']))]);
  if (all) {
    await withoutBrowser('rest');
    await onTheWorker();
  }
  console.log(['', ...enginesLines(all)].join('\n'));
}

function types() {
  return check('types', 'tsc', '-b');
}
function lint() {
  return check('lint', 'biome', 'check', '--error-on-warnings');
}
function content() {
  return check('content', 'node', 'ssg/checkContent.ts');
}
async function build() {
  const built = await check('build', 'vite', 'build', '--logLevel', 'warn');
  return (await check('build of the tests’ own content', 'node', 'tests/content/build.ts')) && built;
}

/** A check that is right or wrong as a whole. */
async function check(name, command, ...args) {
  const code = await runReported(name, command, args);
  if (code === 0) passed++;
  else failures.push(name);
  return code === 0;
}

/** Runs a command and prints its output when it has ended, so that several can run side by side. */
async function runReported(name, command, args) {
  const file = `${results}/${name.replaceAll(/\W+/g, '-')}.txt`;
  const output = openSync(file, 'w');
  const begun = performance.now();
  const code = await run(command, args, { stdio: ['ignore', output, output] });
  closeSync(output);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const result = code === 0 ? 'in order' : 'failed';
  console.log(`\n— ${name}: ${result}, ${seconds} s\n${readFileSync(file, 'utf8').trimEnd()}`);
  return code;
}

/** A suite that counts its own tests. One that ends before it has counted is one failure. */
async function suite(name, command, args, report, countIn) {
  const code = await runReported(name, command, args);
  try {
    const { right, failed } = countIn(JSON.parse(readFileSync(report, 'utf8')));
    passed += right;
    failures.push(...failed, ...(code !== 0 && failed.length === 0 ? [`${name}: ended with ${code}, see above`] : []));
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`);
  }
}

/** Projects of vitest.config.ts. */
function withoutBrowser(...projects) {
  const report = `${results}/vitest-${projects.join('-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const countIn = ({ numPassedTests, testResults }) => ({
    right: numPassedTests,
    failed: testResults.flatMap(({ name: file, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      // A file that could not be loaded has no tests.
      return status === 'failed' && tests.length === 0 ? [file] : tests;
    }),
  });
  return suite(`tests without a browser (${projects.join(', ')})`, 'vitest', args, report, countIn);
}

/** Projects of playwright.config.ts; all of them where none is named. */
function inBrowsers(...projects) {
  const report = `${results}/playwright.json`;
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const args = ['test', '--reporter=list,json', ...projects.flatMap((project) => ['--project', project])];
  const failedIn = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map((test) => `${test.projectName}, ${file}: ${title}`),
    ),
    ...suites.flatMap(failedIn),
  ];
  const countIn = ({ stats, suites }) => ({ right: stats.expected + stats.flaky, failed: suites.flatMap(failedIn) });
  return suite('browser tests', 'playwright', args, report, countIn);
}

/** The server's promises and chaos in Cloudflare's runtime. Returns false where that could not be installed. */
async function onTheWorker() {
  if (!install('deploy/worker', 'the tools of deploy/worker (230 MB)')) {
    console.log('\n— The worker: not run, the tools of deploy/worker could not be installed; npm says why above.');
    return false;
  }
  process.env.RUNTIME = 'worker';
  await withoutBrowser('worker');
  await check('chaos on the worker', 'node', 'measure/chaos.ts', '--submissions', '500', '--kills', '20');
  return true;
}
