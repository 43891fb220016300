import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { isInstalled, systemChromium, systemFirefox } from './scripts/browser.js';

// Playwright's worker processes inherit the port.
process.env['SITE_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env['SITE_PORT'];
const node = JSON.stringify(process.execPath);

const executablePath = systemChromium();
const isFullChromium = executablePath && !executablePath.endsWith('headless-shell');
const onlyInTestAll = /@testAll\b|edit\/|visual\/|(development|analytics)\.spec/;
/**
 * Drawing the address bar's suggestions takes half of the tests' processor time. Chromium honours only the last
 * --disable-features, so Playwright's own list is repeated here.
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

/** npm test runs only these files in Firefox, which is slow. */
const alsoFirefox = ['spec/0{4,6}-*.spec.ts', 'spec/10-*.spec.ts', 'contact/{draft,errors}.spec.ts'];
/** npm run test:all runs these files also in Firefox and WebKit. */
const inAllEngines = ['spec/**/*.spec.ts', 'accessibility/faults.spec.ts', 'contact/sending.spec.ts', 'edit/*.spec.ts'];

const firefoxPath = systemFirefox();
const inFirefox = {
  ...devices['Desktop Firefox'],
  ...(firefoxPath && {
    channel: 'moz-firefox', // Drives an unpatched Firefox.
    launchOptions: {
      executablePath: firefoxPath,
      // Playwright does not notice a page that comes from the back/forward cache.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  }),
};
/** Playwright cannot turn JavaScript off in Debian's Firefox. */
const notInFirefox = firefoxPath ? [/without.script/i] : [];

const firefoxProjects = [
  {
    name: 'firefox',
    workers: 1, // Starting Firefox takes as much processor time as five of its tests.
    use: inFirefox,
    testMatch: alsoFirefox,
    grepInvert: [/@(testAll|firefoxInTestAll)\b/, ...notInFirefox],
  },
  { name: 'all: firefox', use: inFirefox, testMatch: [...alsoFirefox, ...inAllEngines], grepInvert: notInFirefox },
];
const webkitProject = { name: 'all: webkit', use: devices['Desktop Safari'], testMatch: inAllEngines };

const otherEngines = [
  ...(firefoxPath || isInstalled(firefox) ? firefoxProjects : []),
  ...(isInstalled(webkit) ? [webkitProject] : []),
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
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  // Traces are off, because they take a fifth of the time; `--trace on` records them.
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    // The tests' site has its own content (tests/content); tests/owner tests the real content.
    command: `${node} tests/content/build.ts && cd dist/tests && exec ${node} server/main.ts`,
    url: `http://localhost:${port}/`,
    env: { PORT: port, DATA_DIR: join(tmpdir(), `sehobi-test-${port}`), CONTACT_RATE_PER_HOUR: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  // npm run test:all leaves out 'firefox', which 'all: firefox' includes. Firefox starts slowly, so it is first.
  projects: [
    ...otherEngines,
    { name: 'chromium', use: inChromium, grepInvert: onlyInTestAll },
    { name: 'testAll: chromium', use: inChromium, grep: onlyInTestAll },
  ],
});
