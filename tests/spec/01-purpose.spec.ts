import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';
import { main, region } from '../browser/visitor.ts';

const { home, about } = content;

test.describe('1. What the product does and for whom', () => {
  test('The site presents a lifestyle social-networking platform to visitors', async ({ homePage: page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    await expect(main(page)).toContainText('Meet people with the same hobby');
  });

  test('People with similar hobbies find each other, create and join events, book or rent places as a group, and form communities', async ({
    homePage: page,
  }) => {
    for (const purpose of [
      /people who play what you play/,
      /join or host an event/,
      /rent .* together/,
      /community that meets/,
    ])
      await expect(main(page)).toContainText(purpose);
  });

  test('Events connect to hosts (venues) and to professionals such as trainers and coaches', async ({
    aboutPage: page,
  }) => {
    await expect(main(page)).toContainText(/places where they play it and the coaches/);
    await expect(region(page, 'Our Products')).toContainText(/Coaches and trainers/);
  });

  test('A user app (mobile, with store links)', async ({ aboutPage: page }) => {
    await expect(page.getByRole('heading', { name: about.products.user.name, exact: true })).toBeVisible();
    const store = page.getByRole('link', { name: /Google Play/ }).first();
    await expect(store).toHaveAttribute('href', content.facts.stores.googlePlay.url);
  });

  test('A host app for managing bookings of sports, entertainment and band-studio facilities: online booking, payment, schedule management, booking-status notifications', async ({
    reading,
  }) => {
    const page = await reading('/about#host-app');
    await expect(page.getByRole('heading', { name: about.products.host.name, exact: true })).toBeVisible();
    await expect(page.getByText(/sports halls, entertainment places and band studios/)).toBeVisible();
    for (const feature of ['Online booking', 'Payment', 'Schedule management', 'Booking-status notifications'])
      await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${feature}$`) })).toBeVisible();
  });

  test('Membership perks listed: prioritised booking, birthday treat, on-the-spot payment, reschedule', async ({
    homePage: page,
  }) => {
    const membership = page.getByRole('article').filter({ hasText: home.features.membership.title });
    await expect(membership.getByRole('listitem').getByRole('heading')).toHaveText([
      'Prioritised booking',
      'Birthday treat',
      'On-the-spot payment',
      'Reschedule',
    ]);
  });

  test('Claimed figures: about 1K activities in Jabodetabek and Bandung, 1K members, 100+ communities', async ({
    homePage: page,
  }) => {
    const claim = /about 1K activities in Jabodetabek and Bandung, 1K members, 100\+ communities/i;
    await expect(main(page).getByText(claim)).toBeVisible();
  });

  test('A vision and mission is shown: affordable group booking, digital uplift for hosts, and closing the gap between hosts and customers', async ({
    aboutPage: page,
  }) => {
    await expect(region(page, 'Vision')).toContainText(about.vision.text);
    const goals = region(page, 'Mission').getByRole('listitem');
    await expect(goals.getByRole('heading')).toHaveText([
      'Affordable group booking',
      'Digital uplift for hosts',
      'Closing the gap between hosts and customers',
    ]);
    for (const [index, { text }] of about.mission.items.entries()) await expect(goals.nth(index)).toContainText(text);
  });

  test('Audience: prospective users, hosts (venues) and professionals (trainers, coaches)', async ({
    aboutPage: page,
  }) => {
    await expect(region(page, about.contact.title)).toContainText('Running a place, a class or a community?');
    await expect(main(page)).toContainText('For everyone with a hobby');
  });
});
