import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productScreens } from '../site/about/Products.tsx';
import { featureScreens } from '../site/home/FeatureBlock.tsx';
import { eventValues, takings } from '../site/screens/eventValues.ts';
import { testContent } from '../tests/content/testContent.ts';
import { languages } from './schema.ts';

const screens = { ...featureScreens, ...productScreens };
const { evening } = testContent(languages[0]);
const markup = (name: keyof typeof screens) => renderToStaticMarkup(screens[name]({ evening, pictures: {} }));
const screenNames = Object.keys(screens) as (keyof typeof screens)[];

test('the sums on the screens follow from the price per player and the bookings', () => {
  expect(eventValues(evening)).toMatchObject({ price: 'Rp 45.000', paid: 'Rp 270.000', total: 'Rp 360.000', left: 2 });
  expect(takings(evening)).toEqual({ takings: 'Rp 1.290.000', open: 'Rp 630.000' });
});

test.each(screenNames)('%s fills in every placeholder and has no controls, headings or inline styles', (name) => {
  expect(markup(name)).not.toMatch(/[{}]/);
  expect(markup(name)).not.toMatch(/<(a|button|input|h\d|ul|ol|li|p)[ >]|style=|tabindex/);
  expect(markup(name)).toMatch(/^<div class="\w+" aria-hidden="true">/);
});

test.each(screenNames.filter((name) => !name.endsWith('membership')))('%s shows the event', (name) => {
  expect(markup(name)).toContain(evening.event.name);
  expect(markup(name)).toContain(evening.event.place);
});
