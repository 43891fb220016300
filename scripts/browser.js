import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { exitWithError } from './run.js';

/** The first choice among the system's browsers, because it opens a page in half the time of a full Chromium. */
const debianChromium = 'chromium-headless-shell';
const systemPaths = [debianChromium, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

export const isInstalled = (engine) => existsSync(engine.executablePath());

/** Undefined if Playwright's own Chromium is installed, which Playwright finds by itself. */
export const systemChromium = () => (isInstalled(chromium) ? undefined : systemPaths.find((path) => existsSync(path)));

const debianFirefox = '/usr/bin/firefox-esr';
export const systemFirefox = () => (!isInstalled(firefox) && existsSync(debianFirefox) ? debianFirefox : undefined);

export function ensureBrowser() {
  const hasChromium = () => isInstalled(chromium) || systemChromium();
  const commands = [['playwright', 'install', 'chromium']];
  if (process.getuid?.() === 0)
    commands.push(['apt-get', 'update'], ['apt-get', 'install', '--yes', '--no-install-recommends', debianChromium]);
  for (const [command, ...args] of commands) {
    if (hasChromium()) return;
    console.log(`There is no browser for the tests yet: ${command} ${args.join(' ')} ...`);
    spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32', timeout: 300_000 });
  }
  if (!hasChromium())
    exitWithError(
      'There is no browser for the tests, and none could be installed.',
      `Install Chromium (on Debian: sudo apt-get install ${debianChromium}) and run npm test again.`,
    );
}

const missingTools = ['WebKitWebDriver', 'Xvfb'].filter((tool) => spawnSync(tool, ['-help']).error);

export const whyNoWebKitGtk =
  missingTools.length > 0
    ? `not run: no ${missingTools.join(' and no ')} here (apt-get install webkit2gtk-driver xvfb)`
    : '';

export function engineReport(isTestAll) {
  const isAvailable = { chromium: true, firefox: isInstalled(firefox) || systemFirefox(), webkit: isInstalled(webkit) };
  const names = Object.keys(isAvailable).filter((name) => isTestAll || name !== 'webkit');
  return [
    `The browser tests ran in ${names.filter((name) => isAvailable[name]).join(', ')}`,
    ...names
      .filter((name) => !isAvailable[name])
      .map((name) => `Not installed: ${name} (npx playwright install --with-deps ${name})`),
    ...(isTestAll ? [`tests/webkit, in Safari's engine by WebKitGTK: ${whyNoWebKitGtk || 'ran'}`] : []),
  ];
}
