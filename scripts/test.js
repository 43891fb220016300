import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './install.js';
import { run } from './run.js';

const resultsFolder = 'test-results';
const failures = [];
let passed = 0;

// With the compile cache each of the many servers needs a third less processor time to start.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
// Without PORT the tests' servers choose free ports.
delete process.env.PORT;
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder);

const mode = process.argv[2];
const isTestAll = mode === '--all';
const runChecks = () => [
  runStep('types', 'tsc -b'),
  runStep('lint', 'biome check --error-on-warnings'),
  runStep('content', 'node ssg/checkContent.ts'),
];
let isComplete = true;
if (mode === '--check') await Promise.all([...runChecks(), runVitest('unit')]);
else if (mode === '--worker') isComplete = await testWorker();
else if ((await buildAndTest()) && isTestAll) isComplete = await testWorker();
for (const failure of failures) console.log(`\nFailed: ${failure}`);
// CI reads this line.
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = isComplete && failures.length === 0 ? 0 : 1;

async function buildAndTest() {
  const { engineReport, ensureBrowser } = await import('./browser.js');
  ensureBrowser();
  const build = async () =>
    (await runStep('build', 'vite build --logLevel warn')) &&
    runStep('build of the tests’ content', 'node tests/content/build.ts');
  const [isBuilt] = await Promise.all([build(), ...runChecks()]);
  if (!isBuilt) return false;
  // `*chromium` matches the projects "chromium" and "testAll: chromium", `all*` matches "all: firefox" and "all: webkit".
  await Promise.all([
    runVitest('unit', 'server'),
    runPlaywright(...(isTestAll ? ['*chromium', 'all*'] : ['chromium', 'firefox*'])),
  ]);
  if (isTestAll) await runVitest('testAll');
  console.log(['', ...engineReport(isTestAll)].join('\n'));
  return true;
}

async function testWorker() {
  if (!install('deploy/worker', 'the tools of deploy/worker (230 MB)')) {
    console.log('\n— The worker: not run, the tools of deploy/worker could not be installed; npm says why above.');
    return false;
  }
  process.env.RUNTIME = 'worker';
  await runVitest('worker');
  return runStep('chaos on the worker', 'node measure/chaos.ts 500');
}

function runVitest(...projects) {
  const report = `${resultsFolder}/${projects.join('-')}.xml`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter default --reporter junit --outputFile.junit ${report}`;
  return runStep(`tests without a browser (${projects.join(', ')})`, `vitest run ${chosen} ${reporters}`, report);
}

/** A name with * may match no project, because a browser may be missing; with an exact name Playwright would fail. */
function runPlaywright(...projects) {
  const report = `${resultsFolder}/playwright.xml`;
  process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE = report;
  const chosen = projects.map((project) => ` --project ${project}`).join('');
  return runStep('browser tests', `playwright test --reporter list,junit${chosen}`, report);
}

/** Prints the output at the end, because several commands run in parallel. */
async function runStep(name, commandLine, report) {
  const output = `${resultsFolder}/${name.replaceAll(/\W+/g, '-')}.txt`;
  const file = openSync(output, 'w');
  const start = performance.now();
  const [command, ...args] = commandLine.split(' ');
  const code = await run(command, args, { stdio: ['ignore', file, file] });
  closeSync(file);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `\n— ${name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s\n${readFileSync(output, 'utf8').trimEnd()}`,
  );
  const failuresBefore = failures.length;
  if (report) countTests(report);
  else if (code === 0) passed += 1;
  if (code !== 0 && failures.length === failuresBefore) failures.push(`${name}: exit code ${code}, see above`);
  return code === 0;
}

function countTests(report) {
  const tests = existsSync(report) ? readFileSync(report, 'utf8').split('<testcase ').slice(1) : [];
  if (tests.length === 0) failures.push(`${report} contains no test`);
  for (const test of tests.filter((each) => !/<skipped/.test(each))) {
    const [title, file] = [/(?:^| )name="(.*?)"/, /classname="(.*?)"/].map((pattern) => pattern.exec(test)?.[1]);
    if (/<(?:failure|error)/.test(test)) failures.push(`${file}: ${title}`);
    else passed += 1;
  }
}
