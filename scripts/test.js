// npm test: every promise of the site, on the production build. npm run test:all: the same in all engines, at every size,
// deployed, under load, and as a worker. Ends with one plain line, "N passed, N failed".
import './install.js';

const all = process.argv.includes('--all');
const { enginesLines, ensureBrowser } = await import('./browser.js');
const { build, buildForTests, content, end, inBrowsers, lint, onTheWorker, types, withoutBrowser } = await import(
  './checks.js'
);
ensureBrowser();

// One after the other: the second takes the first one's bundles.
const builds = build().then(async (built) => (await buildForTests()) && built);
await Promise.all([builds, types(), lint(), content()]);
if (await builds) {
  // Side by side: the server's tests mostly wait for a process, for mail, for the end of a limit.
  await Promise.all([withoutBrowser('unit', 'server'), inBrowsers(...(all ? [] : ['chromium', 'firefox*']))]);
  if (all) {
    await withoutBrowser('rest');
    await onTheWorker();
  }
  console.log(['', ...enginesLines(all)].join('\n'));
}
end();
