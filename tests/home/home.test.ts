import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productScreens } from '../../site/about/Products.tsx';
import { balancedLines } from '../../site/home/balancedLines.ts';
import { featureScreens } from '../../site/home/FeatureBlock.tsx';
import { pricePerPlayer } from '../../site/islands/splitPrice.ts';
import { dayIncome, eventValues } from '../../site/screens/eventValues.ts';
import { testContent } from '../content/testContent.ts';

const { evening } = testContent();
const screens = { ...featureScreens, ...productScreens };
const screenNames = Object.keys(screens) as (keyof typeof screens)[];

test.each(screenNames)('%s is drawn without placeholders, controls, headings and inline styles', (name) => {
  const markup = renderToStaticMarkup(screens[name]({ evening, pictures: {} }));
  expect(markup).not.toMatch(/[{}]|<(a|button|input|h\d|ul|ol|li|p)[ >]|style=|tabindex/);
  expect(markup).toMatch(/^<div class="\w+" aria-hidden="true">/);
  if (!name.endsWith('membership')) expect(markup).toContain(evening.event.name);
});

test('the sums on the screens follow from the price per player and the bookings', () => {
  expect(eventValues(evening)).toMatchObject({ price: 'Rp 45.000', paid: 'Rp 270.000', total: 'Rp 360.000' });
  expect(dayIncome(evening)).toEqual({ income: 'Rp 1.290.000', unpaid: 'Rp 630.000' });
});

test('players together pay the whole court and less than Rp 500 more each, in multiples of Rp 500', () => {
  expect([2, 7, 8, 16].map((players) => pricePerPlayer(360_000, players))).toEqual([180_000, 51_500, 45_000, 22_500]);
});

test('a headline is broken into three or more lines of about the same length', () => {
  expect(balancedLines('Find people who play what you play')).toEqual(['Find people', 'who play', 'what you play']);
  expect(balancedLines('Temukan teman bermain untuk hobi yang sama')).toHaveLength(4);
});
