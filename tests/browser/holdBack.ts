import type { Page } from '@playwright/test';

/** The files that the page asks for are on their way until the function that comes back lets them through. */
export async function holdBack(page: Page, files: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
