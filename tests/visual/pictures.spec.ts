import { type Locator, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { main, region } from '../browser/visitor.ts';
import { arrived, comparePictures, expectPicture } from './picture.ts';

comparePictures();

const { hero, finale } = content.home;

for (const [name, path] of [
  ['home', '/'],
  ['about', '/about'],
] as const)
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: 900 } });

        test(`${path} at ${width} px in the ${colorScheme} scheme looks as it did`, async ({ page }) => {
          await page.goto(path);
          await expectPicture(page, `${name}-${width}-${colorScheme}`);
        });
      });

/** What the home page turns into when it is used. */
const states: [name: string, path: string, reach: (page: Page) => Promise<Locator>][] = [
  [
    'court-badminton',
    '/?play=badminton',
    async (page) => page.getByRole('dialog', { name: content.courts.rooms.badminton.line }),
  ],
  [
    'host',
    '/',
    async (page) => {
      await page.getByRole('radio', { name: hero.host.choice }).check({ force: true });
      return main(page).locator('.hero');
    },
  ],
  [
    'lights-off',
    '/',
    async (page) => {
      await page.locator('.lights').getByRole('checkbox').press('Space');
      return region(page, finale.after.title);
    },
  ],
];

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [name, path, reach] of states)
    test(`${name} looks as it did`, async ({ page }) => {
      await page.goto(path);
      await arrived(page);
      await expectPicture(page, name, await reach(page));
    });
});
