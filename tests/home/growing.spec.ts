import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';

const { activities, plan } = content.home.hero;
const [first, second] = activities;
if (!first || !second) throw new Error('content/en/home.yaml has no activities');

const room = (page: Page, name: string) =>
  page.getByRole('list', { name: plan }).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const court = (page: Page, { floor }: typeof first) =>
  page.getByRole('dialog', { name: content.courts.rooms[floor].line });
const growing = (page: Page) => page.locator(':root:active-view-transition');

test('The first press grows its court as well, once its script and the court have come', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/courts-*.js');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await room(page, first.name).click();
  await expect(page).toHaveURL('/');
  arrive();
  await expect(growing(page)).toHaveCount(1);
  await expect(court(page, first)).toBeVisible();
});

test('A room that is pressed while its court grows stays open, and one while another grows back is entered', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  const places = await Promise.all([first, second].map(({ name }) => room(page, name).boundingBox()));
  const [one, other] = places.map((box) => () => {
    if (!box) throw new Error('the room is not in view');
    return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
  await room(page, first.name).hover();
  await expect(page.locator(`#play-${first.floor}`)).toBeAttached();
  await one?.();
  await expect(growing(page)).toHaveCount(1);
  await one?.();
  await expect(page).toHaveURL(`/?play=${first.floor}`);
  await expect(growing(page)).toHaveCount(0);
  await expect(court(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(growing(page)).toHaveCount(1);
  await expect(court(page, first)).toBeHidden();
  await other?.();
  await expect(court(page, second)).toBeVisible();
  await expect(page).toHaveURL(`/?play=${second.floor}`);
});
