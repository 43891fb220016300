import { expect, test } from '@playwright/test';
import { pages, tagOf } from '../browser/pages.ts';
import { footer, settled } from '../browser/visitor.ts';

for (const site of pages) {
  const { at, status } = site;
  test(`${at} logs no error, asks no other host, leaves no cookie and has no inline style`, {
    tag: tagOf(site),
  }, async ({ page, baseURL }) => {
    const errors: string[] = [];
    const foreign: string[] = [];
    const missing: string[] = [];
    page.on('console', (message) => {
      const itself = status === 404 && message.location().url === `${baseURL}${at}`;
      if (['error', 'warning'].includes(message.type()) && !itself) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        foreign.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url() !== `${baseURL}${at}`) missing.push(response.url());
    });
    const answer = await page.goto(at);
    // Down to the end, so that everything that waits to be seen has been.
    for (const part of await page.locator('section').all()) await part.scrollIntoViewIfNeeded();
    await footer(page).scrollIntoViewIfNeeded();
    await settled(page);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
    expect(missing).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect((await answer?.text())?.match(/<[a-z][^>]*\sstyle\s*=[^>]*>/gi) ?? []).toEqual([]);
  });
}
