import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { colour } from '../ssg/lib/tokens.ts';
import { axeOn } from './browser/axe.ts';
import { pages } from './browser/pages.ts';
import { narrowestTablet, widestMobile } from './browser/windowSizes.ts';
import { testProject } from './content/testContent.ts';
import { startVite } from './edit/project.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 }); // All tests use one server, so they run in one worker.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let development: Awaited<ReturnType<typeof startVite>>;
test.beforeAll(async () => {
  development = await startVite(testProject);
});
test.afterAll(() => development.stop());

test.describe(() => {
  // Without JavaScript, because scripts arrive at different times in production and in development.
  test.use({ javaScriptEnabled: false });

  for (const { url } of pages)
    test(`${url} looks the same in production and in development`, async ({ page, context }) => {
      const colourValuesOf = async (address: string) => {
        await page.goto(address);
        const screenshot = await page.screenshot({ fullPage: true });
        return sharp(screenshot).raw().toBuffer();
      };
      // The web font is blocked, because it might arrive before one screenshot and after the other.
      await context.route('**/*.woff2', (route) => route.abort());
      for (const { colorScheme, ...size } of [
        { ...widestMobile, colorScheme: 'dark' },
        { ...narrowestTablet, colorScheme: 'light' },
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(size);
        const inDevelopment = await colourValuesOf(new URL(url, development.url).href);
        const inProduction = await colourValuesOf(url);
        expect(inProduction.length, 'the page has the same height').toBe(inDevelopment.length);
        const different = inDevelopment.filter((value, index) => Math.abs(value - (inProduction[index] ?? 0)) > 25);
        expect(different.length, `different colour values, ${colorScheme}, ${size.width} px`).toBeLessThan(300);
      }
    });
});

for (const scheme of ['light', 'dark'] as const)
  test(`every example of the gallery passes axe in ${scheme}, whatever scheme the system has`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    await page.goto(new URL('/gallery', development.url).href);
    const sections = page.locator(`.gallery-${scheme}`);
    await expect(sections.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(sections.first()).toHaveCSS('background-color', toRgb(colour('--paper', scheme)));
    const { violations } = await axeOn(page).include(`.gallery-${scheme}`).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ failureSummary }) => `${id}. ${failureSummary}`));
    expect(found).toEqual([]);
  });

const toRgb = (hex: string) => `rgb(${Array.from(Buffer.from(hex.slice(1), 'hex')).join(', ')})`;
