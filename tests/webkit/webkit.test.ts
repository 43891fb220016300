import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutWebKit } from '../../scripts/browser.js';
import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { until } from '../server/parts/serverProcess.ts';
import { type Browser, openBrowser } from './browser.ts';
import { serveWatched } from './watchedSite.ts';
import { startWebKit } from './webkitDriver.ts';

const { nav, actions, getApp } = content.site;
const { user, host } = content.about.products;
const { form } = content;

type Site = Awaited<ReturnType<typeof serveWatched>>;
let site: Site;
let webkit: Awaited<ReturnType<typeof startWebKit>>;
let browser: Browser;

describe.skipIf(withoutWebKit)(`Safari’s engine ${withoutWebKit}`, { timeout: 60_000 }, () => {
  beforeAll(async () => {
    site = await serveWatched();
    webkit = await startWebKit();
  }, 30_000);
  afterAll(() => {
    webkit?.stop();
    site?.stop();
  });

  describe.each([
    ['with script', []],
    ['without script', ['--enable-javascript=false']],
  ])('%s', (_, flags) => {
    const hasScript = flags.length === 0;
    beforeAll(async () => {
      browser = await openBrowser(webkit.url, site.url, flags);
    }, 30_000);
    afterAll(() => browser?.close());

    test('the menu and the sheet open, and close by Esc and by their buttons', async () => {
      const { label } = actions.membership;
      await browser.resize(390);
      await browser.goTo('/');
      await browser.click('button', nav.openMenu);
      await browser.seesSoon('navigation', nav.openMenu);
      await browser.press('Escape');
      await browser.gone('navigation', nav.openMenu);
      if (hasScript)
        expect(await browser.ask('button', nav.openMenu, (one) => one === document.activeElement)).toBe(true);

      await browser.click('button', nav.openMenu);
      await browser.click('button', label);
      await browser.seesSoon('dialog', label);
      if (hasScript) await browser.gone('navigation', nav.openMenu);
      await browser.click('button', getApp.close);
      await browser.gone('dialog', label);

      await browser.resize(1440);
      await browser.click('button', label);
      await browser.seesSoon('dialog', label);
      await browser.press('Escape');
      await browser.gone('dialog', label);
    });

    test('the form names a mistake and keeps what was typed, then sends and confirms', async () => {
      const email = `dewi${flags.length}@webkit.example`;
      await browser.goTo('/about');
      await browser.write(form.name, 'Dewi');
      await browser.write(form.email, email);
      await browser.click('button', form.submit);
      const described = () =>
        browser.ask('textbox', form.message, (field) => {
          const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
          return document.getElementById(id)?.textContent;
        });
      await until('the mistake is named', async () => (await described()) === form.errors.message.required);
      expect([await browser.typed(form.name), await browser.typed(form.email)]).toEqual(['Dewi', email]);
      await browser.write(form.message, 'Three rooms in Dago');
      await browser.click('button', form.submit);
      await browser.seesSoon('heading', form.sent.title);
      if (!hasScript) expect(await browser.path()).toMatch(/^\/about\?sent=[\w-]+#contact-answer$/);
      expect(site.stored(email)).toEqual(['Three rooms in Dago']);
    });

    if (!hasScript) return;

    test('every route has its header and footer, and none scrolls sideways at any width', async () => {
      for (const { at } of pages) {
        await browser.goTo(at);
        expect([await browser.sees('banner'), await browser.sees('contentinfo')], at).toEqual([true, true]);
        for (const width of [320, 360, 400, 768, 1440]) {
          await browser.resize(width);
          expect(await browser.run(() => document.documentElement.scrollWidth), `${at} at ${width} px`).toBe(width);
        }
      }
    });

    test('following a link closes the menu', async () => {
      await browser.resize(390);
      await browser.goTo('/');
      await browser.click('button', nav.openMenu);
      await browser.click('link', nav.feature);
      await browser.gone('navigation', nav.openMenu);
      await until('the place', async () => (await browser.path()) === '/#feature');
    });

    test('the product tabs change by click and by arrow keys', async () => {
      const shown = (name: string, heading: string) =>
        until(`${name} is selected`, async () => {
          const selected = await browser.ask('tab', name, (tab) => tab.getAttribute('aria-selected'));
          return selected === 'true' && (await browser.sees('heading', heading));
        });
      await browser.goTo('/about#our-products');
      await shown(user.tab, user.name);
      await browser.click('tab', host.tab);
      await shown(host.tab, host.name);
      expect(await browser.sees('heading', user.name)).toBe(false);
      await browser.press('ArrowLeft');
      await shown(user.tab, user.name);
    });

    // A machine too busy to draw a frame shows nothing of a scroll.
    test.for([
      ['/', nav.feature, '/#feature', content.home.features.title],
      ['/', nav.article, '/about#our-products', content.about.products.title],
    ] as const)(
      'from %s “%s” scrolls smoothly to %s, below the header',
      { retry: 4 },
      async ([from, link, to, heading]) => {
        await browser.resize(800, 600);
        await browser.goTo(from);
        await browser.click('link', link);
        const atRest = () => {
          const top = document.querySelector(location.hash)?.getBoundingClientRect().top ?? Number.NaN;
          return Math.abs(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 1;
        };
        await until(`${to} is at rest`, async () => (await browser.path()) === to && (await browser.run(atRest)));
        const isWhole = await browser.ask('heading', heading, (one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return (
            top >= Number(document.querySelector('header')?.getBoundingClientRect().bottom) && bottom <= innerHeight
          );
        });
        expect(isWhole, 'the heading stands whole between the header and the lower edge').toBe(true);
        const places = await browser.run(() => Reflect.get(window, 'places') as number[]);
        expect(places.length, `places on the way: ${places}`).toBeGreaterThan(2);
      },
    );

    test('nothing of all this was an error, or stopped by the policy', async () => {
      const faults = () => browser.run(() => localStorage.getItem('faults') ?? '');
      await browser.goTo('/about');
      expect(await faults()).toBe('');
      await browser.run(() => document.body.append(Object.assign(new Image(), { src: 'https://other.example/' })));
      await until('a fault is heard', async () => (await faults()).includes('img-src'));
    });
  });
});
