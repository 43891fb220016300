// Finds a Chromium for the browser tests, or gets one: Playwright's own, the system's, Playwright's download, apt.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { stop } from './stop.js';
import { withoutWebKit } from './webkitGtk.js';

/** Without its windows, as Playwright's own is: a page costs half as much. Debian has it as a package of its own. */
const headless = 'chromium-headless-shell';
const systems = [headless, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** Undefined means Playwright's own, which it finds by itself. */
export const systemChromium = () =>
  existsSync(chromium.executablePath()) ? undefined : systems.find((path) => existsSync(path));

/** Firefox as Debian ships it. Playwright's own goes first, because Playwright controls more of it. */
export const systemFirefox = () =>
  installed(firefox) ? undefined : ['/usr/bin/firefox-esr'].find((path) => existsSync(path));

const found = () => existsSync(chromium.executablePath()) || systemChromium() !== undefined;

export function ensureBrowser() {
  if (found()) return;
  console.log('There is no browser for the tests yet; getting one ...');
  const quiet = { stdio: 'ignore', shell: process.platform === 'win32' };
  spawnSync('playwright', ['install', 'chromium'], { ...quiet, timeout: 300_000 });
  if (found()) return;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], quiet);
    for (const name of [headless, 'chromium'])
      if (!found()) spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet);
  }
  if (found()) return;
  stop(
    'There is no browser for the tests, and none could be fetched.',
    `Install Chromium (on Debian: sudo apt-get install ${headless}) and run npm test again.`,
  );
}

/** The engines that the browser tests run in on this machine, and those that they would run in. */
export function enginesLines(all) {
  const here = { chromium: true, firefox: installed(firefox) || systemFirefox(), webkit: installed(webkit) };
  const names = Object.keys(here).filter((name) => all || name !== 'webkit');
  const missing = names.filter((name) => !here[name]);
  const absent = `; not installed: ${missing.join(', ')} (npx playwright install --with-deps ${missing.join(' ')})`;
  return [
    `The browser tests ran in ${names.filter((name) => here[name]).join(', ')}${missing.length > 0 ? absent : ''}`,
    ...(all ? [`tests/webkit, in Safari's engine by WebKitGTK: ${withoutWebKit || 'ran'}`] : []),
  ];
}

export const installed = (engine) => existsSync(engine.executablePath());
