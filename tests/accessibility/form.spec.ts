import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';
import { form, newMessage } from '../contact/form.ts';
import { smallTargets } from './parts/layoutFaults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// owner/axe.spec.ts runs axe on the first state and on mistakes.
test('the form’s controls are at least 44 px in every state, and axe finds nothing', async ({ tab: page }) => {
  const { status, button, fill, open, field, sent } = form(page);
  const expectLarge = async (state: string) => expect.soft(await smallTargets(page), state).toEqual([]);
  async function expectAccessible(state: string) {
    await expectLarge(state);
    const { violations } = await axeOn(page).include('.contact').analyze();
    expect.soft(violations, state).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await button.click();
  await expect(status).toContainText(content.form.errors.title);
  await expectLarge('with errors');
  await fill(newMessage());
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 404 }));
  await button.click();
  await expect(page.getByText(content.form.failed.title)).toBeVisible();
  await expectAccessible('with other ways to send it');
  await page.unroute('**/api/contact*');
  await field('message').fill('Once more');
  await button.click();
  await expect(sent).toBeVisible();
  await expectAccessible('when it was sent');
});
