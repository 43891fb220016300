import { expect, test } from '@playwright/test';
import { hamburger, menu } from '../browser/visitor.ts';
import { phone } from './weigh.ts';

test.use({ viewport: phone });

type Traced = { traceEvents: { name: string; args: { elementCount: number } }[] };

test('opening the menu leaves the styles of the page alone', async ({ browser, page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as Traced;
  const workedOut = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? args.elementCount : []));
  expect(workedOut).not.toEqual([]);
  expect(Math.max(...workedOut)).toBeLessThan(50);
});
