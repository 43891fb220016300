import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { isInstalled, systemChromium, systemFirefox } from './scripts/browser.js';

// The first process chooses the port; Playwright's worker processes inherit it.
process.env['SITE_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env['SITE_PORT'];
const node = JSON.stringify(process.execPath);

const executablePath = systemChromium();
const isFullChromium = executablePath && !executablePath.endsWith('headless-shell');
/** Matches the tests that only npm run test:all runs: by their tag, as in { tag: '@testAll' }, or by their file's path. */
const onlyInTestAll = /@testAll\b|edit\/|visual\/|(development|analytics)\.spec/;
/**
 * Full Chromium draws the address bar's suggestions for each new window, which takes half of the tests' processor time.
 * Chromium honours only the last --disable-features, so Playwright's own list is repeated here.
 */
const withoutSuggestions =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,' +
  'DestroyProfileOnBrowserClose,PaintHolding,HttpsUpgrades,Translate,MediaRouter,LensOverlay,AimEnabled,' +
  'OptimizationHints,NetworkTimeServiceQuerying';
const inChromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', ...(isFullChromium ? [withoutSuggestions] : [])],
  },
};

/** npm test runs these files also in Firefox, except their tests tagged @testAll or @firefoxInTestAll: Firefox is slow. */
const alsoFirefox = ['spec/0{4,6}-*.spec.ts', 'spec/10-*.spec.ts', 'contact/{draft,errors}.spec.ts'];
/** npm run test:all runs these files in every engine. */
const anyEngine = ['spec/**/*.spec.ts', 'accessibility/faults.spec.ts', 'contact/sending.spec.ts', 'edit/*.spec.ts'];
/** Tests of what only Chromium offers, such as its trace or prefetching. */
const chromiumOnly = /@chromiumOnly/;

const firefoxPath = systemFirefox();
const inFirefox = {
  ...devices['Desktop Firefox'],
  ...(firefoxPath && {
    channel: 'moz-firefox', // Drives an unpatched Firefox, by WebDriver BiDi.
    launchOptions: {
      executablePath: firefoxPath,
      // Turns the back/forward cache off: Playwright does not notice a page that comes from it.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  }),
};
/** Playwright cannot turn JavaScript off in Debian's Firefox, which tests/spec/14-without-script.spec.ts needs. */
const notInFirefox = firefoxPath ? [chromiumOnly, /without.script/i] : [chromiumOnly];

const firefoxProjects = [
  {
    name: 'firefox',
    workers: 1, // Starting Firefox takes as much processor time as five of its tests.
    use: inFirefox,
    testMatch: alsoFirefox,
    grepInvert: [/@(testAll|firefoxInTestAll)\b/, ...notInFirefox],
  },
  { name: 'all: firefox', use: inFirefox, testMatch: [...alsoFirefox, ...anyEngine], grepInvert: notInFirefox },
];
const webkitProject = { name: 'all: webkit', use: devices['Desktop Safari'], testMatch: anyEngine };

const otherEngines = [
  ...(firefoxPath || isInstalled(firefox) ? firefoxProjects : []),
  ...(isInstalled(webkit) ? [{ ...webkitProject, grepInvert: chromiumOnly }] : []),
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  expect: { toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/accessibility/trees/{arg}{ext}' } },
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  // CI repeats a failed test once, because its machine may be busy; the report lists it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  // Traces would take a fifth of the time; --trace on records them.
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    // The site under test has its own content (tests/content); tests/owner checks the real one.
    command: `${node} tests/content/build.ts && cd dist/tests && exec ${node} server/main.ts`,
    url: `http://localhost:${port}/`,
    env: { PORT: port, DATA_DIR: join(tmpdir(), `sehobi-test-${port}`), CONTACT_RATE_PER_HOUR: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  // npm test runs 'chromium' and 'firefox'. npm run test:all runs every project except 'firefox', because
  // 'all: firefox' includes its tests. 'testAll: chromium' has the tests that 'chromium' leaves out. Firefox starts slowly, so it is first.
  projects: [
    ...otherEngines,
    { name: 'chromium', use: inChromium, grepInvert: onlyInTestAll },
    { name: 'testAll: chromium', use: inChromium, grep: onlyInTestAll },
  ],
});
