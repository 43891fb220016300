// npm test: every promise of the site, on the production build. --check: what needs neither build nor browser, before each
// commit. --all: also in all engines, deployed, under load and as a worker. --worker: the worker alone.

import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './install.js';
import { run } from './run.js';

const results = 'test-results';
const failures = [];
let passed = 0;

// Some hundred processes load the same modules: compiled once, a server starts with a third less of the processor.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
// The tests' servers take free ports; npm start's own port is not theirs.
delete process.env.PORT;
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const types = () => step('types', 'tsc -b');
const lint = () => step('lint', 'biome check --error-on-warnings');
const content = () => step('content', 'node ssg/checkContent.ts');
const build = async () =>
  (await step('build', 'vite build --logLevel warn')) &&
  step('build of the tests’ content', 'node tests/content/build.ts');

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

/**
 * Runs a command and prints its output when it has ended, so that several can run side by side. It is one check, unless it
 * leaves a report of tests of its own. Returns whether it went well.
 */
async function step(name, words, countIn) {
  const output = `${results}/${name.replaceAll(/\W+/g, '-')}.txt`;
  const file = openSync(output, 'w');
  const begun = performance.now();
  const [command, ...args] = Array.isArray(words) ? words : words.split(' ');
  const code = await run(command, args, { stdio: ['ignore', file, file] });
  closeSync(file);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const result = code === 0 ? 'in order' : 'failed';
  console.log(`\n— ${name}: ${result}, ${seconds} s\n${readFileSync(output, 'utf8').trimEnd()}`);
  try {
    const { right, failed } = countIn?.() ?? { right: code === 0 ? 1 : 0, failed: [] };
    passed += right;
    failures.push(...failed, ...(code !== 0 && failed.length === 0 ? [`${name}: ended with ${code}, see above`] : []));
  } catch (error) {
    failures.push(`${name} left no report: ${error.message}`);
  }
  return code === 0;
}

/** Projects of vitest.config.ts. */
function withoutBrowser(...projects) {
  const report = `${results}/vitest-${projects.join('-')}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const words = ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return step(`tests without a browser (${projects.join(', ')})`, words, () => {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.flatMap(({ name: file, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      // A file that could not be loaded has no tests.
      return status === 'failed' && tests.length === 0 ? [file] : tests;
    });
    return { right: numPassedTests, failed };
  });
}

/** Projects of playwright.config.ts; all of them where none is named. */
function inBrowsers(...projects) {
  const report = `${results}/playwright.json`;
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const words = [
    'playwright',
    'test',
    '--reporter=list,json',
    ...projects.flatMap((project) => ['--project', project]),
  ];
  const failedIn = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map((test) => `${test.projectName}, ${file}: ${title}`),
    ),
    ...suites.flatMap(failedIn),
  ];
  return step('browser tests', words, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    return { right: stats.expected + stats.flaky, failed: suites.flatMap(failedIn) };
  });
}

/** The server's promises and chaos in Cloudflare's runtime. Returns false where that could not be installed. */
async function onTheWorker() {
  if (!install('deploy/worker', 'the tools of deploy/worker (230 MB)')) {
    console.log('\n— The worker: not run, the tools of deploy/worker could not be installed; npm says why above.');
    return false;
  }
  process.env.RUNTIME = 'worker';
  await withoutBrowser('worker');
  await step('chaos on the worker', 'node measure/chaos.ts --submissions 500 --kills 20');
  return true;
}
