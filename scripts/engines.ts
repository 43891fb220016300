import { devices, firefox, type PlaywrightTestConfig, webkit } from '@playwright/test';
import { installed, systemFirefox } from './browser.js';

/** Menu, anchors, tabs and form: npm test runs these in Firefox, but for tests tagged @rest or @restInFirefox. */
const operated = ['spec/0{4,6}-*.spec.ts', 'spec/10-*.spec.ts', 'contact/{draft,errors}.spec.ts'];
/** npm run test:all runs these in every engine. */
const specified = ['spec/**/*.spec.ts', 'accessibility/broken.spec.ts', 'contact/sending.spec.ts', 'edit/*.spec.ts'];
const rest = /@rest/;
const inChromiumOnly = /@chromium/;
const reducedMotion = /with reduced motion/;

/** Debian's Firefox takes reduced motion from its preferences only, and Playwright cannot turn its JavaScript off. */
const executablePath = systemFirefox();
const inFirefox = (lessMotion: 0 | 1 = 0) => ({
  ...devices['Desktop Firefox'],
  ...(executablePath && {
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': lessMotion,
        // Playwright does not notice a page that comes from Firefox's back/forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  }),
});
const elsewhere = [inChromiumOnly, ...(executablePath ? [reducedMotion] : [])];

const firefoxProjects = [
  { name: 'firefox', workers: 1, use: inFirefox(), testMatch: operated, grepInvert: [rest, ...elsewhere] },
  { name: 'rest: firefox, operated', use: inFirefox(), testMatch: operated, grep: rest, grepInvert: elsewhere },
  {
    ...{ name: 'rest: firefox', use: inFirefox(), testMatch: specified, grepInvert: inChromiumOnly },
    testIgnore: [...operated, ...(executablePath ? ['**/14-without-script.spec.ts'] : [])],
  },
  ...(executablePath
    ? [{ name: 'rest: firefox, less motion', use: inFirefox(1), testMatch: operated, grep: reducedMotion }]
    : []),
];
const webkitProject = { name: 'rest: webkit', use: devices['Desktop Safari'], testMatch: specified };

/** The engines besides Chromium that are installed here. */
export const otherEngines: NonNullable<PlaywrightTestConfig['projects']> = [
  ...(executablePath || installed(firefox) ? firefoxProjects : []),
  ...(installed(webkit) ? [{ ...webkitProject, grepInvert: inChromiumOnly }] : []),
];
