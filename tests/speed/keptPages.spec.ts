import { chromium, expect, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { forwarding } from './forwarding.ts';
import { openWholeChromium, wholeChromium } from './wholeChromium.ts';

test.skip(!wholeChromium, 'No whole Chromium is installed, and a headless shell keeps no pages.');

/** What a page shows of the choices, and how it has come. */
const state = () => ({
  address: location.pathname + location.search,
  isDark: document.documentElement.dataset['scheme'] === 'dark',
  lightsAreOff: document.querySelector<HTMLInputElement>('#lights')?.checked,
  audience: document.querySelector<HTMLInputElement>('[name=audience]:checked')?.value,
  isPrerendered: Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart')) > 0,
});

test('a page that was prerendered shows the lights and the audience chosen since', {
  tag: ['@rest', '@chromium'],
}, async ({ baseURL }) => {
  let loaded = 0;
  const site = await forwarding(baseURL, ({ url }) => {
    if (url?.includes('/loader-')) loaded++;
  });
  const { run, hover, stop } = await openWholeChromium(site.url);
  try {
    // The rules for prerendering are the last that our script adds.
    await expect.poll(() => run(() => document.querySelector('script[type=speculationrules]') !== null)).toBe(true);
    const link = await run(() => {
      const link = document.querySelector('footer [hreflang=id]');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return link?.getBoundingClientRect().toJSON() as DOMRect;
    });
    await hover(Number(link?.x) + 9, Number(link?.y) + 9);
    await expect.poll(() => loaded, 'both pages have their script').toBe(2);
    await run(() => {
      for (const choice of ['#lights', '[value=host]']) document.querySelector<HTMLElement>(choice)?.click();
      document.querySelector<HTMLElement>('footer [hreflang=id]')?.click();
    });
    const expected = { address: '/?lang=id', isDark: true, lightsAreOff: true, audience: 'host', isPrerendered: true };
    await expect.poll(() => run(state)).toEqual(expected);
  } finally {
    await stop();
    site.stop();
  }
});

test('every page with content comes back from the back/forward cache, with the lights as chosen since', {
  tag: ['@rest', '@chromium'],
}, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: String(wholeChromium),
    args: ['--no-sandbox'],
    // Playwright's own default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    for (const { path } of pages.filter(({ indexed }) => indexed)) {
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
      await page.locator('#lights').press('Space');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto(`${baseURL}${path === '/about' ? '/' : '/about'}`, { waitUntil: 'networkidle' });
      await page.locator('#lights').press('Space');
      // Playwright's goBack waits for a load, which a page from this cache never has again.
      await page.evaluate(() => history.back());
      // Asked in between, a page that is being left answers with an error.
      await expect(async () => {
        expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
        expect(await page.evaluate(state)).toMatchObject({ address: path, isDark: false, lightsAreOff: false });
      }).toPass({ timeout: 5000 });
    }
  } finally {
    await browser.close();
  }
});
