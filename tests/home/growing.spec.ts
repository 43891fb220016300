import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';

const { activities, plan } = content.home.hero;
const [first, second] = activities;
if (!first || !second) throw new Error('content/en/home.yaml has no activities');

const room = (page: Page, name: string) =>
  page.getByRole('list', { name: plan }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const court = (page: Page, { floor }: typeof first) =>
  page.getByRole('dialog', { name: content.courts.rooms[floor].line });
const growing = (page: Page) => page.locator(':root:active-view-transition');

test('The first press grows its court as well, where the script for it comes within a moment', async ({ browser }) => {
  // A busy machine may need longer than that moment.
  await expect(async () => {
    const page = await browser.newPage();
    const arrive = await holdBack(page, '**/assets/courts-*.js');
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const press = room(page, first.name).click();
    await page.waitForRequest('**/assets/courts-*.js').finally(arrive);
    await press;
    await expect(growing(page)).toHaveCount(1, { timeout: 1000 });
    await page.close();
  }).toPass({ timeout: 20_000 });
});

test('A press does not wait longer than a moment for that script', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/courts-*.js');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await room(page, first.name).click();
  await expect(page.getByRole('heading', { name: content.courts.rooms[first.floor].line })).toBeVisible();
  arrive();
  await expect(court(page, first)).toBeVisible();
});

test('A room that is pressed while its court grows stays open, and one while another grows back is entered', async ({
  page,
}) => {
  await page.goto('/');
  const places = await Promise.all([first, second].map(({ name }) => room(page, name).boundingBox()));
  const [one, other] = places.map((box) => () => {
    if (!box) throw new Error('the room is not in view');
    return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  });
  await room(page, first.name).hover();
  // Its script has come.
  await expect(page.locator(`#play-${first.floor} .court-scene`)).toBeAttached();
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
