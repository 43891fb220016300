// Finds a Chromium for the browser tests, first Playwright's own, then the system's. If there is none, installs one with
// Playwright or apt.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { exitWithError } from './run.js';

/** Debian's headless Chromium, which takes half the time for a page. */
const headless = 'chromium-headless-shell';
const systems = [headless, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

export const installed = (engine) => existsSync(engine.executablePath());

/** Undefined means Playwright's own, which Playwright finds by itself. */
export const systemChromium = () => (installed(chromium) ? undefined : systems.find((path) => existsSync(path)));

/** Debian's Firefox, used only without Playwright's own, of which Playwright controls more. */
export const systemFirefox = () =>
  installed(firefox) ? undefined : ['/usr/bin/firefox-esr'].find((path) => existsSync(path));

export function ensureBrowser() {
  const isInstalled = () => installed(chromium) || systemChromium();
  const commands = [['playwright', 'install', 'chromium']];
  if (process.getuid?.() === 0)
    commands.push(['apt-get', 'update'], ['apt-get', 'install', '--yes', '--no-install-recommends', headless]);
  for (const [command, ...args] of commands) {
    if (isInstalled()) return;
    console.log(`There is no browser for the tests yet: ${command} ${args.join(' ')} ...`);
    spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32', timeout: 300_000 });
  }
  if (!isInstalled())
    exitWithError(
      'There is no browser for the tests, and none could be installed.',
      `Install Chromium (on Debian: sudo apt-get install ${headless}) and run npm test again.`,
    );
}

const missing = ['WebKitWebDriver', 'Xvfb'].filter((tool) => spawnSync(tool, ['-help']).error);

/** The reason why tests/webkit cannot run in WebKitGTK, or ''. */
export const whyNoWebKit =
  missing.length > 0 ? `not run: no ${missing.join(' and no ')} here (apt-get install webkit2gtk-driver xvfb)` : '';

export function engineReport(all) {
  const here = { chromium: true, firefox: installed(firefox) || systemFirefox(), webkit: installed(webkit) };
  const names = Object.keys(here).filter((name) => all || name !== 'webkit');
  return [
    `The browser tests ran in ${names.filter((name) => here[name]).join(', ')}`,
    ...names
      .filter((name) => !here[name])
      .map((name) => `Not installed: ${name} (npx playwright install --with-deps ${name})`),
    ...(all ? [`tests/webkit, in Safari's engine by WebKitGTK: ${whyNoWebKit || 'ran'}`] : []),
  ];
}
