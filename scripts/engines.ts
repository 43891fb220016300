import { devices, firefox, type PlaywrightTestConfig, webkit } from '@playwright/test';
import { installed, systemFirefox } from './browser.js';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];
type Preferences = Record<string, boolean | number>;

const specification = 'spec/**/*.spec.ts';
const reducedMotion = /with reduced motion/;
// Its press and its release are two messages: now and then the tabs are built anew in between, and no click comes of them.
const rebuiltWhilePressed = /Where an extension writes into the page/;
// Playwright does not see a page arrive that Firefox had kept whole.
const seenArriving: Preferences = { 'browser.sessionhistory.max_total_viewers': 0 };

/** Firefox as the system has it: it takes reduced motion from its preferences only, and can't do without script at all. */
function systemsFirefox(executablePath: string): Project[] {
  const project = (name: string, preferences: Preferences, tests: Project): Project => ({
    ...tests,
    name,
    // What goes on where a file fails differs between engines, and what a browser fills in by itself.
    testMatch: [specification, 'everyone/broken.spec.ts', 'contact/reloaded.spec.ts', 'contact/severalTabs.spec.ts'],
    testIgnore: '**/14-without-script.spec.ts',
    use: {
      ...devices['Desktop Firefox'],
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs: { ...seenArriving, ...preferences } },
    },
  });
  return [
    project('firefox', {}, { grepInvert: [reducedMotion, rebuiltWhilePressed] }),
    project('firefox, less motion', { 'ui.prefersReducedMotion': 1 }, { grep: reducedMotion }),
  ];
}

const system = systemFirefox();
const own: Project[] = [
  { name: 'firefox', browser: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, use: devices['Desktop Safari'] },
]
  .filter(({ browser }) => installed(browser))
  .map(({ name, use }) => ({ name, use, testMatch: specification }));

/** The engines besides Chromium that are installed here; they run the specification, not the pictures. */
export const otherEngines: Project[] = [...(system ? systemsFirefox(system) : []), ...own];
