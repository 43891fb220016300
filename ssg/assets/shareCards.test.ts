import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { activityIds } from '../../content/schema/hero.ts';
import type { Content } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { courtAddress } from '../../site/route.ts';
import { ownContent } from '../../tests/content/own.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { cardOf, makeShareCards } from './shareCards.tsx';

const content = ownContent('en');

describe('the share cards', () => {
  const files: Files = new Map();
  let addresses: Record<string, string>;
  beforeAll(async () => {
    addresses = await makeShareCards(files, content, pages);
  }, 180_000);

  it('exist for each indexed page, each court, and no other', () => {
    const indexed = pages.filter((page) => page.indexed).map(({ path }) => path as string);
    expect(Object.keys(addresses)).toEqual([...indexed, ...activityIds.map(courtAddress)]);
    expect([...files.keys()].sort()).toEqual(Object.values(addresses).sort());
  });

  it('are 1200 x 630 px and below 300 KB', async () => {
    for (const [path, image] of files) {
      expect(await sharp(Buffer.from(image)).metadata(), path).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
      expect(image.length, path).toBeLessThan(300_000);
    }
  });

  it.each(['home', 'about', 'badminton'] as const)('show on %s the name and the headline of the content', (words) => {
    const renamed = { ...content, facts: { ...content.facts, name: 'Kawanmain' } };
    const { hero } = content.home;
    const { banner } = content.about;
    const { badminton } = content.courts.rooms;
    const rooms = { ...content.courts.rooms, badminton: { ...badminton, line: 'Another line.' } };
    const retitled = {
      ...content,
      courts: { ...content.courts, rooms },
      home: { ...content.home, hero: { ...hero, title: 'Another headline.' } },
      about: { ...content.about, banner: { ...banner, title: 'Another headline.' } },
    };
    const drawn = (of: Content) => cardOf(of, words);
    expect(drawn(renamed)).not.toBe(drawn(content));
    expect(drawn(retitled)).not.toBe(drawn(content));
  });
});
