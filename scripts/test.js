// npm test: every check there is, on the production build. Ends with one plain line, "N passed, N failed".
import './install.js';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.js';

const results = 'test-results';
const unit = `${results}/unit.json`;
const browser = `${results}/browser.json`;
const total = { passed: 0, failed: 0 };

/** A check that is right or wrong as a whole. */
async function check(name, command, ...args) {
  console.log(`\n— ${name}`);
  const passed = (await run(command, args)) === 0;
  total[passed ? 'passed' : 'failed']++;
  return passed;
}

/** A suite that counts its own tests. One that dies before it has counted is one failure. */
async function suite(name, report, count, command, ...args) {
  console.log(`\n— ${name}`);
  const code = await run(command, args, { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browser } });
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed || (code === 0 ? 0 : 1);
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
    total.failed++;
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const { ensureBrowser, enginesLines } = await import('./browser.js');
ensureBrowser();

await check('Types', 'tsc', '-b');
await check('Lint and format', 'biome', 'check', '--error-on-warnings');
if (await check('Build', 'vite', 'build', '--logLevel', 'warn')) {
  await suite(
    'Unit and server tests',
    unit,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
  );
  await suite(
    'Browser tests',
    browser,
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    ...['playwright', 'test', '--reporter=list,json'],
  );
  console.log(['', ...enginesLines()].join('\n'));
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
