import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyNoWebKitGtk } from '../../scripts/browser.js';
import { pages } from '../browser/pages.ts';
import { makeReleaseFolder } from '../deploy/release.ts';
import { type RunningServer, startServerProcess, waitUntil } from '../server/helpers/serverProcess.ts';
import { type Browser, openBrowser, startWebKit } from './browser.ts';

/** Records errors from inside the page, because WebKit’s driver cannot run a script before the page's own. */
const errorRecorder = `
const record = (text) => localStorage.errors = (localStorage.errors ?? '') + location.pathname + ' ' + text + '\\n';
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => record(effectiveDirective + ' stopped ' + blockedURI));
addEventListener('unhandledrejection', ({ reason }) => record(String(reason)));
addEventListener('error', ({ message, target }) => record(message ?? target.outerHTML + ' did not load'), true);
`;

function releaseWithErrorRecorder() {
  const release = makeReleaseFolder();
  const clientFolder = join(release.current, 'dist/client');
  writeFileSync(join(clientFolder, 'recorder.js'), errorRecorder);
  for (const page of globSync(`${clientFolder}/**/*.html`))
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/recorder.js"></script>'));
  for (const page of globSync(`${clientFolder}/**/*.html.*`)) rmSync(page);
  return release;
}

let site: ReturnType<typeof releaseWithErrorRecorder>;
let server: RunningServer;
let webkit: Awaited<ReturnType<typeof startWebKit>>;
let browser: Browser;

describe.skipIf(whyNoWebKitGtk)(`in Safari’s engine ${whyNoWebKitGtk}`, { timeout: 60_000 }, () => {
  beforeAll(async () => {
    site = releaseWithErrorRecorder();
    server = await startServerProcess({ cwd: site.current });
    webkit = await startWebKit();
  }, 30_000);
  afterAll(async () => {
    webkit?.stop();
    await server?.stop();
    site?.remove();
  });

  describe.each(['with script', 'without script'])('%s', (title) => {
    const hasScript = title === 'with script';
    beforeAll(async () => {
      browser = await openBrowser(webkit.url, server.url, hasScript ? [] : ['--enable-javascript=false']);
    }, 30_000);
    afterAll(() => browser?.close());

    test('Esc closes the menu and the sheet “Get the app”, and the sheet’s button closes it too', async () => {
      await browser.resize(390);
      await browser.goTo('/');
      await browser.click('.menu-button');
      await browser.expectVisible('#menu');
      await browser.press('Escape');
      await browser.expectHidden('#menu');
      await browser.click('.menu-button');
      await browser.click('.menu-panel button');
      if (hasScript) await browser.expectHidden('#menu'); // Without script the menu stays open here.
      await browser.click('#get-app .sheet-close');
      await browser.expectHidden('#get-app');
      await browser.resize(1440);
      await browser.click('.header-actions button');
      await browser.expectVisible('#get-app');
      await browser.press('Escape');
      await browser.expectHidden('#get-app');
    });

    test('the form shows a mistake, and sends the corrected message', async () => {
      const email = `dewi@${hasScript ? 'script' : 'noscript'}.example`;
      const submit = '.message-form [type=submit]';
      await browser.goTo('/about');
      await browser.type('[name=name]', 'Dewi');
      await browser.type('[name=email]', email);
      await browser.click(submit);
      await browser.expectVisible('[name=message][aria-invalid=true]');
      const typed = () =>
        ['name', 'email'].map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value);
      expect(await browser.evaluate(typed)).toEqual(['Dewi', email]);
      await browser.type('[name=message]', 'Three rooms in Dago');
      await browser.click(submit);
      await browser.expectVisible('.confirmation strong');
      if (!hasScript) expect(await browser.path()).toMatch(/^\/about\?sent=[\w-]+#contact-result$/);
    });

    if (!hasScript) return;

    test('every page has its header and footer, and none scrolls sideways at any width', async () => {
      for (const { url } of pages) {
        await browser.goTo(url);
        await browser.expectVisible('header');
        await browser.expectVisible('footer');
        for (const width of [320, 400, 768, 1440]) {
          await browser.resize(width);
          const pageWidth = await browser.evaluate(() => document.documentElement.scrollWidth);
          expect(pageWidth, `${url} at ${width} px`).toBe(width);
        }
      }
    });

    test('the product tabs change by click and by arrow keys', async () => {
      await browser.goTo('/about#our-products');
      await browser.expectVisible('#user-app');
      await browser.click('.product-tabs-tab:nth-child(2)');
      await browser.expectVisible('#host-app');
      await browser.expectHidden('#user-app');
      await browser.press('ArrowLeft');
      await browser.expectVisible('#user-app');
      await browser.expectHidden('#host-app');
    });

    test('links within home scroll smoothly to their targets', async () => {
      await browser.resize(390);
      await browser.goTo('/');
      await browser.click('.menu-button');
      await browser.click('#menu [href="#feature"]');
      await browser.expectHidden('#menu');
      const isBelowHeader = () => {
        const top = document.querySelector('#feature')?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 1;
      };
      await waitUntil('the section is at rest below the header', () => browser.evaluate(isBelowHeader));
      expect(await browser.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    });

    test('none of these tests caused an error or a violation of the Content-Security-Policy', async () => {
      const errors = () => browser.evaluate(() => localStorage.getItem('errors') ?? '');
      await browser.goTo('/about');
      expect(await errors()).toBe('');
      await browser.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://other.example/' })));
      await waitUntil('the forbidden image is recorded', async () => (await errors()).includes('img-src'));
    });
  });
});
