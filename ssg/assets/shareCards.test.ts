import sharp from 'sharp';
import { expect, test } from 'vitest';
import { activityIds } from '../../content/schema/activities.ts';
import { contrast } from '../../content/schema/contrast.ts';
import { courts } from '../../site/courts/courtFiles.ts';
import { pages } from '../../site/pages.ts';
import { courtTarget } from '../../site/route.ts';
import { testContent } from '../../tests/content/testContent.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { colour } from '../lib/tokens.ts';
import { cardOf, makeShareCards } from './shareCards.tsx';

const content = testContent('en');

test('only indexed pages and courts have share cards: each 1200 × 630 px and below 300 KB', async () => {
  const files: Files = new Map();
  const addresses = await makeShareCards(files, content, pages);
  const indexed = pages.filter((page) => page.isIndexed).map(({ path }) => path as string);
  expect(Object.keys(addresses)).toEqual([...indexed, ...activityIds.map(courtTarget)]);
  expect([...files.keys()].sort()).toEqual(Object.values(addresses).sort());
  for (const [path, image] of files) {
    expect(await sharp(Buffer.from(image)).metadata(), path).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image.length, path).toBeLessThan(300_000);
  }
}, 180_000);

test('a card shows the name and the headline of its page or court', () => {
  const text = (subject: Parameters<typeof cardOf>[1]) =>
    [...cardOf(content, subject).matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words).join('\n');
  const name = content.facts.name.toLowerCase();
  const { home, about, courts } = content;
  expect(text('home').replaceAll('\n', ' ')).toBe(`${name} ${home.hero.title} ${home.hero.claims}`);
  const inLines = (title: string) => title.replaceAll('. ', '.\n');
  expect(text('about')).toBe(`${name}\n${about.banner.you}\n${inLines(about.banner.title)}`);
  expect(text('badminton')).toBe(`${name}\n${courts.you}?\n${inLines(courts.rooms.badminton.title)}`);
});

test.each(activityIds)('on the card of %s the free place has a contrast of at least 3 to 1', (court) => {
  // The only nested <svg> at x 96 is the free place: the court itself is in an <image>.
  const [, lineColour = '', fill = ''] =
    /<svg x="96" [^>]*color="(#\w+)".*? fill="(.+?)"/.exec(cardOf(content, court)) ?? [];
  const floor = colour(`--${courts[court].floor}`);
  for (const area of [floor, fill]) if (area !== 'none') expect(contrast(lineColour, area)).toBeGreaterThan(3);
});

test('the longest headline fits on a card, without the emoji that the font lacks', () => {
  const title = 'Somebody waits Somebody waits Somebody waits there.';
  const long = structuredClone(content);
  long.home.hero.title = title.replace('there', 'there🏸');
  const texts = cardOf(long, 'home').matchAll(/<text x="56" y="(.+?)" font-size="(.+?)".*?>(.*?)</g);
  const lines = Array.from(texts, ([, y, size, text = '']) => ({ text, y: Number(y), size: Number(size) }));
  const headline = lines.filter(({ size }) => size > 40);
  expect(headline.map(({ text }) => text).join(' ')).toBe(title);
  // The headline's box ends at y 472 and is 640 px wide. fitText() too counts a character as 0.56 em wide.
  expect(headline.at(-1)?.y).toBeLessThan(472);
  for (const { text, size } of lines) expect(text.length * size * 0.56, text).toBeLessThan(640);
});
