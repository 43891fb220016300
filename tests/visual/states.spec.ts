import { type Locator, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { footer, main, region } from '../browser/visitor.ts';
import { takeAPlace } from '../home/evening.ts';
import { arrived, comparePictures, expectPicture } from './picture.ts';

comparePictures();

const { hero, features, split, finale } = content.home;
const court = (floor: keyof typeof content.courts.rooms) => (page: Page) =>
  page.getByRole('dialog', { name: content.courts.rooms[floor].line });
const choose = (name: string) => async (page: Page) => {
  await page.getByRole('radio', { name }).check({ force: true });
  return main(page).locator('.hero');
};

type State = [
  name: string,
  width: number,
  colorScheme: 'light' | 'dark',
  path: string,
  reach: (page: Page) => Locator | Promise<Locator>,
];

/** What the home page turns into when it is touched. */
const states: State[] = [
  ['court-badminton', 1440, 'light', '/?play=badminton', court('badminton')],
  ['court-softball', 1440, 'dark', '/?play=softball', court('softball')],
  ['court-bowling', 360, 'dark', '/?play=bowling', court('bowling')],
  ['host', 1440, 'light', '/', choose(hero.host.choice)],
  ['coach', 360, 'dark', '/', choose(hero.coach.choice)],
  [
    'place-taken',
    1440,
    'light',
    '/',
    async (page) => {
      await takeAPlace(page).press('Space');
      return region(page, features.title).locator('#join');
    },
  ],
  [
    'split-by-sixteen',
    360,
    'light',
    '/',
    async (page) => {
      await region(page, split.title).getByRole('slider').press('End');
      return region(page, split.title);
    },
  ],
  [
    'lights-off',
    1440,
    'light',
    '/',
    async (page) => {
      await page.locator('.lights').getByRole('checkbox').press('Space');
      return region(page, finale.after.title);
    },
  ],
  ['out', 360, 'light', '/nothing', footer],
];

for (const [name, width, colorScheme, path, reach] of states) {
  test.describe(() => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test(`${name} at ${width} px by ${colorScheme} looks as it did`, { tag: '@rest' }, async ({ page }) => {
      await page.goto(path);
      await arrived(page);
      await expectPicture(page, `${name}-${width}-${colorScheme}`, await reach(page));
    });
  });
}
