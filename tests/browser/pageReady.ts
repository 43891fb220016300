import type { Page } from '@playwright/test';

/** Waits for what a page loads after its first paint: its deferred styles and its script. */
export const pageReady = (page: Page) =>
  page.waitForFunction(() => {
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name);
    return [/\/deferred-/, /\/loader-/].every((file) => arrived.some((name) => file.test(name)));
  });
