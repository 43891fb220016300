// npm test: every promise of the site, on the production build. npm run test:all: the same in all engines, at every size,
// deployed, under load, on other content and as a worker. Ends with one plain line, "N passed, N failed".
import './install.js';

const all = process.argv.includes('--all');
const { enginesLines, ensureBrowser } = await import('./browser.js');
const { build, buildForTests, content, end, inBrowsers, lint, onOtherContent, onTheWorker, types, withoutBrowser } =
  await import('./checks.js');
ensureBrowser();

const built = await Promise.all([build(), buildForTests(), types(), lint(), content()]);
if (built[0] && built[1]) {
  await withoutBrowser('unit', 'server', ...(all ? ['rest'] : []));
  await inBrowsers(...(all ? [] : ['chromium', 'firefox*']));
  if (all) {
    await onOtherContent();
    await onTheWorker();
  }
  console.log(['', ...enginesLines(all)].join('\n'));
}
end();
