import { content } from '../browser/content.ts';
import { main, region } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';

const { home, about } = content;

// Sentences of the specification, each with the text by which the page fulfils it.
const onHome = {
  'The site presents a lifestyle social-networking platform to visitors': /Meet people with the same hobby/,
  'People with similar hobbies find each other, create and join events, book or rent places as a group, and form communities':
    /people who play what you play.*join or host an event.*rent .* together.*community that meets every week/s,
  'Claimed figures: about 1K activities in Jabodetabek and Bandung, 1K members, 100+ communities':
    /about 1K activities in Jabodetabek and Bandung, 1K members, 100\+ communities/i,
};
const onAbout = {
  'Events connect to hosts (venues) and to professionals such as trainers and coaches':
    /places where they play it and the coaches.*Coaches and trainers/s,
  'Audience: prospective users, hosts (venues) and professionals (trainers, coaches)':
    /For everyone with a hobby.*Running a place, a class or a community\?/s,
};

test.describe('1. What the product does and for whom', () => {
  for (const [sentence, text] of Object.entries(onHome))
    test(sentence, ({ homePage }) => expect(main(homePage)).toContainText(text));
  for (const [sentence, text] of Object.entries(onAbout))
    test(sentence, ({ aboutPage }) => expect(main(aboutPage)).toContainText(text));

  test('Two products: a user app (mobile, with store links), and a host app for managing bookings of sports, entertainment and band-studio facilities: online booking, payment, schedule management, booking-status notifications', async ({
    pageAt,
  }) => {
    const page = await pageAt('/about#host-app');
    await expect(region(page, 'Our Products')).toContainText(about.products.user.name);
    await expect(page.getByRole('link', { name: /Google Play/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: about.products.host.name, exact: true })).toBeVisible();
    await expect(page.getByText(/sports halls, entertainment places and band studios/)).toBeVisible();
    for (const feature of ['Online booking', 'Payment', 'Schedule management', 'Booking-status notifications'])
      await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${feature}$`) })).toBeVisible();
  });

  test('Membership perks listed: prioritised booking, birthday treat, on-the-spot payment, reschedule', async ({
    homePage: page,
  }) => {
    const membership = page.getByRole('article').filter({ hasText: home.features.membership.title });
    const perks = ['Prioritised booking', 'Birthday treat', 'On-the-spot payment', 'Reschedule'];
    await expect(membership.getByRole('listitem').getByRole('heading')).toHaveText(perks);
  });

  test('A vision and mission is shown: affordable group booking, digital uplift for hosts, and closing the gap between hosts and customers', async ({
    aboutPage: page,
  }) => {
    await expect(region(page, 'Vision')).toContainText(about.vision.text);
    const aims = [
      'Affordable group booking',
      'Digital uplift for hosts',
      'Closing the gap between hosts and customers',
    ];
    await expect(region(page, 'Mission').getByRole('listitem').getByRole('heading')).toHaveText(aims);
  });
});
