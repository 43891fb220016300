import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { expect, type Page, test } from '../browser/test.ts';

const { hero } = content.home;
const roomCount = hero.activities.length;

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
/** `force`, because the radio button's words lie over the button. */
const chooseAudience = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

async function openFormAndExpectTopic(page: Page, topic: 'host' | 'coach') {
  await page.getByRole('link', { name: hero[topic].talk }).click();
  await expect(page.getByLabel(content.form.message)).toHaveValue(`${content.form.topics[topic]}\n`);
}

test('Coaches and hosts get their own headline, and hosts the hall’s income by hour', async ({ page }) => {
  await page.goto('/');
  const plan = page.getByRole('list', { name: hero.planHint });
  await expect(headline(page)).toHaveText(hero.title);
  const planBox = await plan.boundingBox();
  await expect(plan.locator('.court-ball').first()).toHaveCSS('opacity', '1');
  await expect(page.locator('.audience label').first()).toHaveCSS('height', /^1\d/, { pseudo: 'before' }); // The circle of the radio button is 10 to 19 px high.
  for (const { choice, title } of [hero.coach, hero.host]) {
    await chooseAudience(page, choice);
    await expect(headline(page)).toHaveText(title);
    await expect(plan, 'only players see the hint to pick a room').toHaveCSS('opacity', '0', { pseudo: 'before' });
    await expect(plan.locator('.court-ball').first(), 'only players see free places').toHaveCSS('opacity', '0');
  }
  expect(await plan.boundingBox()).toEqual(planBox);
  await expect(plan.locator('.floor-plan-empty .court').first(), 'a free room is dark').not.toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: hero.host.app })).toHaveAttribute('href', '/about#host-app');
  const slider = page.getByRole('slider', { name: hero.host.hour });
  await expect(page.locator('.hero-hours'), 'the first and last hour').toHaveText('17:0022:00');
  // Futsal is booked from 17 to 18 and from 20 to 22, six other rooms from 18 to 21.
  await expect(page.getByText(`19:00: 6 booked, ${roomCount - 6} free. Rp 3.490.000 paid so far`)).toBeVisible();
  await expect(plan.locator('.floor-plan-empty')).toHaveCount(roomCount - 6);
  for (const { key, hour, booked, income, futsal } of [
    { key: 'ArrowRight', hour: 20, booked: 7, income: 'Rp 3.990.000', futsal: 'booked to 22:00' },
    { key: 'End', hour: 22, booked: 0, income: 'Rp 3.990.000', futsal: 'free at 22:00' },
    { key: 'Home', hour: 17, booked: 1, income: 'Rp 250.000', futsal: 'booked to 18:00' },
  ]) {
    const note = `Tuesday, ${hour}:00: ${booked} booked, ${roomCount - booked} free. ${income} paid so far`;
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', note);
    await expect(page.getByText(note)).toBeVisible();
    await expect(plan.locator('.floor-plan-futsal').getByText(futsal)).toBeVisible();
    await expect(plan.locator('.floor-plan-empty')).toHaveCount(roomCount - booked);
  }
  await page.reload();
  await expect(headline(page), 'the choice is kept').toHaveText(hero.host.title);
  await expect(page.getByRole('slider', { name: hero.host.hour })).toBeVisible();
  await openFormAndExpectTopic(page, 'host');
  await expect(page).toHaveURL('/about?topic=host#contact');
  await page.goBack();
  await expect(page.locator('.split-price-slider input'), 'its own value, not the hour slider’s').toHaveValue('8');
});

test('An audience chosen before the script arrives is kept, even if another is saved', async ({ page }) => {
  await page.goto('/');
  await chooseAudience(page, hero.coach.choice);
  await page.goto('/about');
  const releaseLoader = await delayRequests(page, '**/assets/loader-*');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await chooseAudience(page, hero.host.choice);
  releaseLoader();
  await expect(page.getByRole('slider', { name: hero.host.hour })).toBeVisible();
  for (const path of ['/about', '/']) await page.goto(path);
  await expect(headline(page)).toHaveText(hero.host.title);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a coach gets a headline, the lessons in the hall and the form’s topic', async ({ page }) => {
    const lessonsAndCoaches = page.locator(':is(.floor-plan-lesson, img.floor-plan-people):visible');
    await page.goto('/');
    await expect(lessonsAndCoaches).toHaveCount(0);
    await chooseAudience(page, hero.coach.choice);
    await expect(lessonsAndCoaches, 'two lessons, each with its coach').toHaveCount(4);
    await page.setViewportSize({ width: 390, height: 844 });
    const [drums, drummer] = await page.locator('.floor-plan-band .court').all();
    expect(await drummer?.boundingBox(), 'the drummer sits at the drums').toEqual(await drums?.boundingBox());
    await expect(headline(page)).toHaveText(hero.coach.title);
    await openFormAndExpectTopic(page, 'coach');
  });
});
