import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { activityIds } from '../../content/schema/hero.ts';
import { productScreens } from '../../site/about/Products.tsx';
import { floorStyles } from '../../site/courts/floors.ts';
import { roomStyles } from '../../site/courts/rooms.ts';
import { balancedLines } from '../../site/home/balancedLines.ts';
import { CourtStage } from '../../site/home/CourtStage.tsx';
import { featureScreens } from '../../site/home/FeatureBlock.tsx';
import { FinaleClock } from '../../site/home/FinaleClock.tsx';
import { pricePerPlayer } from '../../site/islands/splitPrice.ts';
import { drawings } from '../../ssg/pages/render.tsx';
import { motionStyles } from '../../ssg/pages/styles.ts';
import { testContent } from '../content/testContent.ts';

const { evening, courts } = testContent();
const screens = { ...featureScreens, ...productScreens };
const screenNames = Object.keys(screens) as (keyof typeof screens)[];

// Update what is recorded by npx vitest run tests/home/home.test.ts --update, after a look at npm run gallery.
test.each(screenNames)(
  '%s is drawn as recorded, without placeholders, controls, headings and inline styles',
  (name) => {
    const markup = renderToStaticMarkup(screens[name]({ evening, pictures: {} }));
    expect(markup).not.toMatch(/[{}]|<(a|button|input|h\d|ul|ol|li|p)[ >]|style=|tabindex/);
    expect(markup).toMatch(/^<div class="\w+" aria-hidden="true">/);
    expect(markup.replaceAll('><', '>\n<')).toMatchSnapshot();
  },
);

test('players together pay the whole court and less than Rp 500 more each, in multiples of Rp 500', () => {
  expect([2, 7, 8, 16].map((players) => pricePerPlayer(360_000, players))).toEqual([180_000, 51_500, 45_000, 22_500]);
});

test('a headline is broken into three or more lines of about the same length', () => {
  expect(balancedLines('Find people who play what you play')).toEqual(['Find people', 'who play', 'what you play']);
  expect(balancedLines('Temukan teman bermain untuk hobi yang sama')).toHaveLength(4);
});

// Drawings are recorded as hashes, because a difference of coordinates cannot be reviewed as text.
test('every court, every drawing and the path of everything that moves is as recorded', () => {
  const drawn = Object.entries(drawings());
  for (const court of activityIds) drawn.push([court, renderToStaticMarkup(CourtStage({ court, words: courts }))]);
  drawn.push(['clock', renderToStaticMarkup(FinaleClock({ from: '19:00', until: '21:00', place: 'Court 2' }))]);
  // Safari draws a dot of zero length too large or not at all.
  expect(drawn.join().match(/<path[^>]*[hv]0(?!\.)[^>]*/g)).toBeNull();
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  expect(drawn.map(([name, markup]) => `${name} ${hash(markup)}`)).toMatchSnapshot();
  expect((motionStyles() + roomStyles() + floorStyles()).replaceAll('}', '}\n')).toMatchSnapshot();
});
