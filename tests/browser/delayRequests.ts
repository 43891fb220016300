import type { Page } from '@playwright/test';

/** Delays requests for these files until the returned function is called. */
export async function delayRequests(page: Page, files: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
