import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';

const { home, about, site } = content;
const { company, feature, legal, download } = site.footer;
const columns = [company, feature, legal].filter(({ items }) => items.length > 0);
const footer = [...columns.map(({ title }) => title), download].map((title) => `2 ${title}`);
const { dashboard, events, join, membership } = home.features;
const below = (level: number, items: readonly { title: string }[]) => items.map(({ title }) => `${level} ${title}`);

const outlines: Record<(typeof pages)[number]['path'], string[]> = {
  '/': [
    `1 ${home.hero.title}`,
    `2 ${home.howItWorks.title}`,
    ...below(3, home.howItWorks.steps),
    `2 ${home.features.title}`,
    ...below(3, [dashboard, events, join, home.split, membership]),
    ...below(4, membership.perks),
    `2 ${home.testimonials.title}`,
    `2 ${home.finale.title}`,
    ...footer,
  ],
  '/about': [
    `1 ${about.banner.title}`,
    `2 ${about.products.title}`,
    `3 ${about.products.user.name}`,
    `2 ${about.vision.title}`,
    `2 ${about.mission.title}`,
    ...below(3, about.mission.items),
    `2 ${about.team.title}`,
    ...about.team.members.map(({ name }) => `3 ${name}`),
    `2 ${about.contact.title}`,
    ...footer,
  ],
  '/article': footer,
  '/feature': footer,
  '/404': footer,
};

for (const { path, at } of pages) {
  test(`The headings of ${at} are its outline, without a level left out`, async ({ reading }) => {
    const page = await reading(at);
    // What lies below the first view is shown when its styles have come.
    await expect(async () => {
      const headings = await page.locator(':is(h1, h2, h3, h4, h5, h6):visible').all();
      const outline = await Promise.all(
        headings.map(async (heading) => {
          const level = await heading.evaluate(({ localName }) => localName.slice(1));
          // As it is shown: without what is hidden within, and whichever way its lines break.
          return `${level} ${(await heading.innerText()).replace(/\s+/g, ' ').trim()}`;
        }),
      );
      expect(outline).toEqual(outlines[path]);
    }).toPass();
  });
}
