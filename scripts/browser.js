// Finds a Chromium for the browser tests or installs one, in this order: Playwright's own, the system's, Playwright's
// download, apt.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { stop } from './run.js';

/** Debian's Chromium without windows, like Playwright's own: a page takes half the time. */
const headless = 'chromium-headless-shell';
const systems = [headless, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

export const installed = (engine) => existsSync(engine.executablePath());

/** Undefined means Playwright's own, which Playwright finds by itself. */
export const systemChromium = () => (installed(chromium) ? undefined : systems.find((path) => existsSync(path)));

/** Debian's Firefox. Playwright's own comes first, because Playwright controls more of it. */
export const systemFirefox = () =>
  installed(firefox) ? undefined : ['/usr/bin/firefox-esr'].find((path) => existsSync(path));

export function ensureBrowser() {
  const isThere = () => installed(chromium) || systemChromium();
  const ways = [['playwright', 'install', 'chromium']];
  if (process.getuid?.() === 0)
    ways.push(['apt-get', 'update'], ['apt-get', 'install', '--yes', '--no-install-recommends', headless]);
  for (const [command, ...args] of ways) {
    if (isThere()) return;
    console.log(`There is no browser for the tests yet: ${command} ${args.join(' ')} ...`);
    spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32', timeout: 300_000 });
  }
  if (!isThere())
    stop(
      'There is no browser for the tests, and none could be fetched.',
      `Install Chromium (on Debian: sudo apt-get install ${headless}) and run npm test again.`,
    );
}

const missing = ['WebKitWebDriver', 'Xvfb'].filter((tool) => spawnSync(tool, ['-help']).error);

/** The reason why tests/webkit cannot run in WebKitGTK, or ''. */
export const withoutWebKit =
  missing.length > 0 ? `not run: no ${missing.join(' and no ')} here (apt-get install webkit2gtk-driver xvfb)` : '';

export function enginesLines(all) {
  const here = { chromium: true, firefox: installed(firefox) || systemFirefox(), webkit: installed(webkit) };
  const names = Object.keys(here).filter((name) => all || name !== 'webkit');
  return [
    `The browser tests ran in ${names.filter((name) => here[name]).join(', ')}`,
    ...names
      .filter((name) => !here[name])
      .map((name) => `Not installed: ${name} (npx playwright install --with-deps ${name})`),
    ...(all ? [`tests/webkit, in Safari's engine by WebKitGTK: ${withoutWebKit || 'ran'}`] : []),
  ];
}
