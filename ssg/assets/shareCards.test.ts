import sharp from 'sharp';
import { expect, test } from 'vitest';
import { activityIds } from '../../content/schema/hero.ts';
import { pages } from '../../site/pages.ts';
import { courtAddress } from '../../site/route.ts';
import { testContent } from '../../tests/content/testContent.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { cardOf, makeShareCards } from './shareCards.tsx';

const content = testContent('en');

test('each indexed page and each court, and nothing else, has a share card of 1200 × 630 px below 300 KB', async () => {
  const files: Files = new Map();
  const addresses = await makeShareCards(files, content, pages);
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path as string);
  expect(Object.keys(addresses)).toEqual([...indexed, ...activityIds.map(courtAddress)]);
  expect([...files.keys()].sort()).toEqual(Object.values(addresses).sort());
  for (const [path, image] of files) {
    const card = { format: 'png', width: 1200, height: 630 };
    expect(await sharp(Buffer.from(image)).metadata(), path).toMatchObject(card);
    expect(image.length, path).toBeLessThan(300_000);
  }
}, 180_000);

test('a card shows the name and the headline of its page or court', () => {
  const text = (subject: Parameters<typeof cardOf>[1]) =>
    [...cardOf(content, subject).matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words).join(' ');
  const name = content.facts.name.toLowerCase();
  expect(text('home')).toBe(`${name} ${content.home.hero.title} ${content.home.hero.claims}`);
  expect(text('about')).toBe(`${name} ${content.about.banner.you} ${content.about.banner.title}`);
  expect(text('badminton')).toBe(`${name} ${content.courts.you}? ${content.courts.rooms.badminton.title}`);
});
