import { expect, test } from '@playwright/test';
import { header } from '../browser/visitor.ts';
import { forwarding } from './forwarding.ts';

test('a page is fetched ahead, but not for who saves data or pays by the megabyte', { tag: '@chromium' }, async ({
  page,
  baseURL,
}) => {
  const ahead: (string | undefined)[] = [];
  const site = await forwarding(baseURL, ({ headers, url }) => {
    // As only the requests themselves tell.
    if (headers['sec-purpose']?.includes('prefetch')) ahead.push(url);
  });
  try {
    for (const connection of [{ saveData: true }, { type: 'cellular' }, {}]) {
      await page.addInitScript((line) => {
        Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => line });
      }, connection);
      await page.goto(site.url, { waitUntil: 'networkidle' });
      const link = header(page).locator('a[href="/about"]').first();
      await link.hover();
      const isAsked = Object.keys(connection).length === 0;
      if (isAsked) await expect.poll(() => ahead).toContain('/about');
      // To be followed takes longer than to be fetched ahead would have.
      await link.click();
      await expect(page).toHaveURL(/\/about$/);
      expect(ahead.length > 0, JSON.stringify(connection)).toBe(isAsked);
    }
  } finally {
    site.stop();
  }
});
