// npm test: every promise of the site, on the production build. --check: what needs neither build nor browser, before each
// commit. --all: also in all engines, deployed, under load and as a worker. --worker: the worker alone.
// Ends with one plain line, "N passed, N failed".
import './install.js';

const [mode] = process.argv.slice(2);
const { build, buildForTests, content, end, inBrowsers, lint, onTheWorker, types, withoutBrowser } = await import(
  './checks.js'
);

if (mode === '--check') await Promise.all([types(), lint(), content(), withoutBrowser('unit')]);
else if (mode !== '--worker') await test(mode === '--all');
const ran = mode !== '--worker' || (await onTheWorker());
end();
if (!ran) process.exitCode = 1;

async function test(all) {
  const { enginesLines, ensureBrowser } = await import('./browser.js');
  ensureBrowser();
  const builds = build().then(async (built) => (await buildForTests()) && built);
  await Promise.all([builds, types(), lint(), content()]);
  if (!(await builds)) return;
  // Side by side: the server's tests mostly wait for a process, for mail, for the end of a limit.
  await Promise.all([withoutBrowser('unit', 'server'), inBrowsers(...(all ? [] : ['chromium', 'firefox*']))]);
  if (all) {
    await withoutBrowser('rest');
    await onTheWorker();
  }
  console.log(['', ...enginesLines(all)].join('\n'));
}
