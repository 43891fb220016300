import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { expect, type Page, test, withMotion } from '../browser/test.ts';
import { courtSheet, openHome, room, twoActivities } from './home.ts';

const [first, second] = twoActivities;
const { rooms, close, ask } = content.courts;
const viewTransition = (page: Page) => page.locator(':root:active-view-transition');

test('Each room opens its own court, with its size, drawing and message to a friend', async ({ page }) => {
  await openHome(page);
  // Tests run with reduced motion, so courts must open without a transition. Calling null would fail the test.
  await page.evaluate(() => Object.assign(document, { startViewTransition: null }));
  for (const activity of twoActivities) {
    await room(page, activity).click();
    const sheet = courtSheet(page, activity);
    await expect(sheet).toContainText(activity.size);
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    await expect(sheet.getByRole('heading')).toBeFocused();
    for (const picture of ['svg.court-scene', '.get-app-qr img']) await expect(sheet.locator(picture)).toBeVisible();
    await expect(sheet.getByRole('link', { name: ask })).toContainText(rooms[activity.court].game);
    await sheet.getByRole('checkbox').press('Space');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(room(page, activity)).toBeFocused();
  }
  const taken = page.locator('.floor-plan-taken');
  await expect(taken).toHaveCount(2);
  await page.reload();
  await expect(taken, 'a reload keeps both places').toHaveCount(2);
  await expect(taken.locator('.court-ball').first(), 'drawn with a solid line').toHaveCSS('stroke-dasharray', 'none');
  await room(page, first).click();
  await page.locator(`#play-${first.court}`).getByRole('checkbox').press('Space');
  await expect(taken, 'the place on the first court is given back').toHaveId(second.court);
});

test('Close, Esc, Back, a press outside and Android’s back gesture lead to the room', async ({ page }) => {
  await openHome(page, '/?lang=en');
  const sheet = courtSheet(page, first);
  // Android's back gesture hides a popover.
  const waysToLeave = [
    () => sheet.getByRole('link', { name: close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(8, 400),
    () => sheet.locator('.court-sheet-grid').click({ position: { x: 200, y: 4 } }),
    () => sheet.evaluate((popover: HTMLElement) => popover.hidePopover()),
  ];
  for (const leave of waysToLeave) {
    // Assistive technology presses a link like this, without moving the focus first.
    await room(page, first).evaluate((link: HTMLElement) => link.click());
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(`/?lang=en&play=${first.court}`);
    await leave();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/?lang=en');
    await expect(room(page, first)).toBeFocused();
  }
  await page.goForward();
  await expect(sheet).toBeVisible();
});

test('A court that could not be fetched is requested again, then opened as a page', async ({ page }) => {
  await openHome(page);
  await page.route('**/?play=*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await Promise.all([page.waitForEvent('requestfailed'), room(page, first).hover()]);
  const [secondRequest] = await Promise.all([page.waitForEvent('requestfailed'), room(page, first).press('Enter')]);
  expect(secondRequest.resourceType(), 'requested by the script, not yet as a page').toBe('xhr');
  await expect(page.getByRole('main').getByRole('heading', { name: rooms[first.court].title })).toBeVisible();
});

async function createPressAtPosition(page: Page, { court: id }: { court: string }) {
  const box = await page.locator(`#${id}`).boundingBox();
  if (!box) throw new Error('the room is not in view');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('With animation', () => {
  test.use(withMotion);

  test('The first press waits for script and court, then opens the court with the animation', async ({ page }) => {
    const releaseScript = await delayRequests(page, '**/assets/courts-*.js');
    await openHome(page);
    await room(page, first).click();
    await expect(page).toHaveURL('/');
    releaseScript();
    await expect(viewTransition(page)).toHaveCount(1);
    await expect(courtSheet(page, first)).toBeVisible();
  });

  test('Presses during a transition open the court pressed last', { tag: '@testAll' }, async ({ page }) => {
    await openHome(page);
    const pressFirst = await createPressAtPosition(page, first);
    const pressSecond = await createPressAtPosition(page, second);
    await room(page, first).hover();
    await expect(page.locator(`#play-${first.court}`)).toBeAttached();
    await pressFirst();
    await expect(viewTransition(page)).toHaveCount(1);
    await pressFirst();
    await expect(page).toHaveURL(`/?play=${first.court}`);
    await expect(viewTransition(page)).toHaveCount(0);
    await expect(courtSheet(page, first)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewTransition(page)).toHaveCount(1);
    await expect(courtSheet(page, first)).toBeHidden();
    await pressSecond();
    await expect(courtSheet(page, second)).toBeVisible();
    await expect(page).toHaveURL(`/?play=${second.court}`);
    await expect(viewTransition(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await pressFirst();
    await expect(courtSheet(page, first), 'pressed right after Escape, before the transition begins').toBeVisible();
    await expect(page).toHaveURL(`/?play=${first.court}`);
  });
});
