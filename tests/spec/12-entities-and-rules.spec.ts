import { content } from '../browser/content.ts';
import { footer, region } from '../browser/pageHelpers.ts';
import { pages, unknownPath } from '../browser/pages.ts';
import { expect, test, testInNewPage } from '../browser/test.ts';

const { home, about, facts } = content;

// The chapters' numbers are the specification's.
test.describe('3. Entities and their fields', () => {
  test('Team member: name, role (CEO, CTO or CMO), email, photo', async ({ aboutPage: page }) => {
    const members = region(page, about.team.title).getByRole('listitem');
    await expect(members).toHaveCount(3);
    expect(about.team.members.map(({ role }) => role)).toEqual(['CEO', 'CTO', 'CMO']);
    for (const { name, role, email, alt } of about.team.members) {
      const member = members.filter({ has: page.getByRole('heading', { name }) });
      await expect(member.getByText(role, { exact: true })).toBeVisible();
      await expect(member.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(member.getByRole('img', { name: alt })).toBeVisible();
    }
  });

  test('Testimonial: name, activity type, review text; two are shown (one about badminton, one about softball)', async ({
    homePage: page,
  }) => {
    const testimonials = region(page, home.testimonials.title).getByRole('figure');
    await expect(testimonials).toHaveCount(2);
    for (const hasText of ['Badminton', 'Softball']) await expect(testimonials.filter({ hasText })).toHaveCount(1);
    for (const { name, activity, review } of home.testimonials.items)
      await expect(testimonials.filter({ hasText: name }).filter({ hasText: activity })).toContainText(review);
  });

  test('Feature block: title, description, image', async ({ homePage: page }) => {
    const { dashboard, events, join, membership } = home.features;
    for (const { title, description, alt } of [dashboard, events, join, membership]) {
      const block = page.getByRole('article').filter({ hasText: title });
      await expect(block.getByText(description)).toBeVisible();
      await expect(block.getByRole('img', { name: alt })).toBeVisible();
    }
  });

  test('Contact item: icon, text', async ({ aboutPage: page }) => {
    const items = region(page, about.contact.title).getByRole('list').first().getByRole('listitem');
    const texts = [facts.contact.address.text, facts.contact.phone.text, facts.contact.email.text];
    for (const text of texts) await expect(items.filter({ hasText: text })).toBeVisible();
    await expect(items).toHaveCount(texts.length);
    await expect(items.locator('svg:visible'), 'an icon each').toHaveCount(texts.length);
  });
});

test.describe('6. Roles and permissions, 7. The calls it makes', () => {
  testInNewPage('No access control, third-party request, error, cookie or inline style', async ({ page, baseURL }) => {
    const faults: string[] = [];
    // The page of an unknown path has status 404, which the browser logs.
    const isUnknownPage = (url: string) => url === baseURL + unknownPath;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isUnknownPage(message.location().url))
        faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      const isForeign = !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL;
      // fetch() also loads an island's props, but from a file in /assets/.
      const isCall = ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/assets/');
      if (isForeign || isCall) faults.push(`requested: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !isUnknownPage(response.url())) faults.push(`missing: ${response.url()}`);
    });
    for (const { url, status } of pages) {
      const answer = await page.goto(url);
      expect(answer?.status(), url).toBe(status);
      expect(answer?.headers()).not.toHaveProperty('www-authenticate');
      expect((await answer?.text())?.match(/<[a-z][^>]*\sstyle\s*=[^>]*>/gi) ?? []).toEqual([]);
      for (const part of await page.locator('section').all()) await part.scrollIntoViewIfNeeded();
      await footer(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(faults, url).toEqual([]);
      expect(await page.context().cookies(), url).toEqual([]);
    }
  });
});
