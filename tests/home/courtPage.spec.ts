import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { expect, type Page, test } from '../browser/test.ts';
import { desktop, landscapePhone, smallPhone, zoomedWindow } from '../browser/windowSizes.ts';
import { courtSheet, openHome, ring, room, twoActivities } from './home.ts';

const [first, second] = twoActivities;
const { rooms, close, ask, taken: whenTaken } = content.courts;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('After a reload a visitor leaves the court by Esc, its close link and Back', async ({ page }) => {
  await openHome(page);
  await room(page, second).click();
  await expect(courtSheet(page, second)).toBeVisible();
  await page.reload();
  await expect(heading(page, rooms[second.court].title)).toBeVisible();
  for (const leave of [() => page.keyboard.press('Escape'), () => page.getByRole('link', { name: close }).click()]) {
    // The test repeats this until it works, because Esc does nothing before the script arrives.
    await expect(async () => {
      if (!page.url().includes('#')) await leave();
      await expect(page).toHaveURL(`/#${second.court}`, { timeout: 1000 });
    }).toPass();
    await expect(room(page, second), 'the room of that court').toBeFocused();
    await page.goBack();
    await expect(heading(page, rooms[second.court].title)).toBeVisible();
  }
  await page.goBack();
  await expect(room(page, second)).toBeVisible();
});

test('With Ctrl, Cmd, Shift or Alt the browser opens a pressed room, for example in a new tab', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() =>
    addEventListener('click', (press) => {
      document.title += press.defaultPrevented;
      press.preventDefault();
    }),
  );
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const) await room(page, first).click({ modifiers: [key] });
  await expect(page, 'the script has prevented none of the four presses').toHaveTitle(/(false){4}$/);
});

test('Every court fits every window, with a checkbox of 64 px or more on the drawn circle', async ({ page }) => {
  test.slow();
  const faults = [];
  for (const { court } of content.home.hero.activities) {
    await page.goto(`/?play=${court}`);
    for (const size of [smallPhone, landscapePhone, zoomedWindow, desktop]) {
      await page.setViewportSize(size);
      const found = await page.locator('.court-sheet').evaluate((sheet) => {
        sheet.querySelector('.ring')?.scrollIntoView();
        const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
        const ringBox = sheet.querySelector('.ring')?.getBoundingClientRect() ?? new DOMRect();
        const circleBox = sheet.querySelector('.free-place')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = middle(ringBox);
        const [circleX, circleY] = middle(circleBox);
        const isVisible = document.elementFromPoint(x, y)?.matches('.ring');
        const isOnDrawnCircle = isVisible && Math.hypot(x - circleX, y - circleY) <= 2;
        return { isOnDrawnCircle, width: ringBox.width, overflow: document.documentElement.scrollWidth - innerWidth };
      });
      if (!found.isOnDrawnCircle || found.width < 64 || found.overflow > 0) faults.push([court, size, found]);
    }
  }
  expect(faults).toEqual([]);
});

// A dark floor, a light one, and clay, on which light text has just enough contrast. To axe the other courts differ only in colour.
for (const id of ['badminton', 'volleyball', 'tennis'] as const)
  test(`axe finds nothing on ${id} in any state`, { tag: id === 'tennis' ? [] : '@testAll' }, async ({ page }) => {
    await page.setViewportSize(smallPhone);
    await page.goto(`/?play=${id}`);
    for (const [colorScheme, title] of [
      ['light', rooms[id].title],
      ['dark', rooms[id].title],
      ['light', rooms[id].taken],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      if (title === rooms[id].taken) await ring(page).check();
      await expect(heading(page, title)).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length), 'axe measures the final colours').toBe(0);
      const scan = axeOn(page).include(`#play-${id}`);
      const { violations } = await (colorScheme === 'dark' ? scan.withRules(['color-contrast']) : scan).analyze();
      expect.soft(violations.map(({ id: rule, nodes }) => `${title} ${rule} ${nodes[0]?.html}`)).toEqual([]);
    }
  });

test('A place taken by a press is still taken after a reload, until the next press', async ({ page }) => {
  const { title, taken } = rooms[first.court];
  const releaseScript = await delayRequests(page, '**/assets/courtPage-*');
  await page.goto(`/?play=${first.court}`);
  await expect(page.locator('.player-visitor')).toBeHidden();
  await ring(page).press('Space');
  await expect(heading(page, taken)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(taken, { useInnerText: true });
  for (const name of [whenTaken.tell, whenTaken.keep]) await expect(page.getByRole('link', { name })).toBeVisible();
  const message = whenTaken.message.replace('{game}', rooms[first.court].game);
  await expect(page.getByRole('link', { name: whenTaken.tell })).toContainText(message);
  await expect(page.locator('.get-app-qr')).toHaveText(whenTaken.scan, { useInnerText: true });
  await expect(page.getByRole('link', { name: ask })).toBeHidden();
  await expect(page.locator('.player-visitor')).toBeVisible();
  await expect(page.locator('.player-0 .head'), 'turned to where the shuttle lands').toHaveCSS('rotate', '-14deg');
  releaseScript();
  const courtsTaken = () => page.evaluate(() => sessionStorage.getItem('courts-taken'));
  await expect.poll(courtsTaken, 'also a press before the script arrives').toBeTruthy();
  await page.reload();
  await expect(ring(page), 'still taken').toBeChecked();
  await ring(page).press('Space');
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('link', { name: ask })).toBeVisible();
  await expect.poll(courtsTaken, 'free again').toBeFalsy();
});
