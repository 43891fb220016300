import { pages, tagOf } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { footer } from '../browser/visitor.ts';

test.describe('5. Validation rules', () => {
  test("The contact email input uses the browser's email input type", async ({ tab: page }) => {
    await page.goto('/about');
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('no address');
    await expect(email).toHaveJSProperty('validity.typeMismatch', true);
  });
});

test.describe('6. Roles and permissions', () => {
  test('No access control is shown: every page answers without asking who it is', async ({ request }) => {
    for (const { at, status } of pages) {
      const answer = await request.get(at);
      expect(answer.status(), at).toBe(status);
      expect(answer.headers()).not.toHaveProperty('www-authenticate');
      expect(answer.headers()).not.toHaveProperty('set-cookie');
    }
  });
});

test.describe('7. The calls it makes', () => {
  for (const site of pages) {
    const { at, status } = site;
    test(`${at} asks only for its own files and for no data, logs no error, leaves no cookie and has no inline style`, {
      tag: tagOf(site),
    }, async ({ page, baseURL }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        const isItself = status === 404 && message.location().url === `${baseURL}${at}`;
        if (['error', 'warning'].includes(message.type()) && !isItself) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const isForeign = !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL;
        // What an island is hydrated with is a file of the build.
        const isData = ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/assets/');
        if (isForeign || isData) faults.push(`asks for ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && response.url() !== `${baseURL}${at}`) faults.push(`lacks ${response.url()}`);
      });
      const answer = await page.goto(at);
      // Down to the end, so that everything that waits to be seen has been.
      for (const part of await page.locator('section').all()) await part.scrollIntoViewIfNeeded();
      await footer(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(faults).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect((await answer?.text())?.match(/<[a-z][^>]*\sstyle\s*=[^>]*>/gi) ?? []).toEqual([]);
    });
  }
});
