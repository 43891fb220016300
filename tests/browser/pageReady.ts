import type { Page } from '@playwright/test';

export const pageReady = (page: Page) =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/deferred-/, /\/loader-/].every((file) => loaded.some((name) => file.test(name)));
  });

export async function openReady(page: Page, address: string) {
  await page.goto(address);
  await pageReady(page);
}

/** The @font-face comes with the deferred styles, so document.fonts.ready may resolve before it exists. */
export const webFontReady = (page: Page) =>
  page.waitForFunction(() => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') && !states.includes('loading');
  });
