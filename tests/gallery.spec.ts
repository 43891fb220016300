import { expect, test } from '@playwright/test';
import { colour } from '../ssg/lib/tokens.ts';
import { axeOn } from './browser/axe.ts';
import { startDevelopmentServer } from './browser/developmentServer.ts';

// One development server for all of them.
test.describe.configure({ mode: 'default' });

let development: Awaited<ReturnType<typeof startDevelopmentServer>>;
let gallery: string;

test.beforeAll(async () => {
  development = await startDevelopmentServer();
  gallery = development.at('/gallery');
});

test.afterAll(() => development.stop());

for (const theme of ['light', 'dark'] as const) {
  test(`every example of the gallery passes axe by ${theme}, whatever the system's own theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.goto(gallery);
    const stages = page.locator(`.gallery-${theme}`);
    await expect(stages.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(stages.first()).toHaveCSS('background-color', rgb(colour('--paper', theme)));

    const { violations } = await axeOn(page).include(`.gallery-${theme}`).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target}: ${id}. ${failureSummary}`),
    );
    expect(found).toEqual([]);
  });
}

test('the built site has no gallery', async ({ request }) => {
  expect((await request.get('/gallery')).status()).toBe(404);
  expect((await fetch(gallery)).status, 'while development has one').toBe(200);
});

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
