import { devices, firefox, type PlaywrightTestConfig, webkit } from '@playwright/test';
import { installed, systemFirefox } from './browser.js';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];
type Preferences = Record<string, boolean | number>;

/** Tagged @rest or @restInFirefox: in Firefox only npm run test:all has time for it. */
const later = /@rest/;
/** What a visitor operates: menu, anchors, tabs and form. npm test has these in Firefox, npm run test:all the rest as well. */
const operated = ['spec/0{4,6}-*.spec.ts', 'spec/10-*.spec.ts', 'contact/{draft,errors}.spec.ts'];
// All of these differ between engines: what the specification promises, failing files, sending, and the editor.
const rest = ['spec/**/*.spec.ts', 'accessibility/broken.spec.ts', 'contact/sending.spec.ts', 'edit/*.spec.ts'];
const reducedMotion = /with reduced motion/;
// Axe finds the same in every engine.
const seenByAxe = /is a barrier/;
// This test rebuilds the tabs. Playwright sends a press and its release apart, and what is rebuilt in between gets no click.
const rebuiltWhilePressed = /Where an extension writes into the page/;
// Playwright does not notice a page that comes from Firefox's back/forward cache, so that cache is off.
const seenArriving: Preferences = { 'browser.sessionhistory.max_total_viewers': 0 };

/** Firefox as the system has it: it takes reduced motion from its preferences only, and can't do without script at all. */
function systemsFirefox(executablePath: string): Project[] {
  const project = (name: string, preferences: Preferences, tests: Project): Project => ({
    name,
    ...tests,
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: {
        executablePath,
        firefoxUserPrefs: { ...seenArriving, ...preferences },
      },
    },
  });
  return [
    project('firefox', {}, { workers: 1, testMatch: operated, grepInvert: [reducedMotion, seenByAxe, later] }),
    project(
      'rest: firefox, less motion',
      { 'ui.prefersReducedMotion': 1 },
      { testMatch: operated, grep: reducedMotion },
    ),
    project(
      'rest: firefox, operated',
      {},
      { testMatch: operated, grep: later, grepInvert: [reducedMotion, seenByAxe] },
    ),
    project(
      'rest: firefox',
      {},
      {
        testMatch: rest,
        testIgnore: [...operated, '**/14-without-script.spec.ts'],
        grepInvert: [rebuiltWhilePressed, /@chromium/],
      },
    ),
  ];
}

const system = systemFirefox();
const own: Project[] = [
  ...(installed(firefox)
    ? [
        { name: 'firefox', workers: 1, use: devices['Desktop Firefox'], testMatch: operated, grepInvert: later },
        { name: 'rest: firefox, operated', use: devices['Desktop Firefox'], testMatch: operated, grep: later },
        { name: 'rest: firefox', use: devices['Desktop Firefox'], testMatch: rest, testIgnore: operated },
      ]
    : []),
  ...(installed(webkit) ? [{ name: 'rest: webkit', use: devices['Desktop Safari'], testMatch: rest }] : []),
];

/** The engines besides Chromium that are installed here. */
export const otherEngines: Project[] = [...(system ? systemsFirefox(system) : []), ...own];
