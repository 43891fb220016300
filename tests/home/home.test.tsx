import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productScreens } from '../../site/about/Products.tsx';
import { balancedLines } from '../../site/home/balancedLines.ts';
import { featureScreens } from '../../site/home/FeatureBlock.tsx';
import { hallAt, hallProps } from '../../site/islands/hall.ts';
import { pricePerPlayer } from '../../site/islands/splitPrice.ts';
import { Action, sheetActions } from '../../site/layout/GetApp.tsx';
import { fullHour } from '../../site/screens/eventValues.ts';
import { testContent } from '../content/testContent.ts';

const content = testContent();
const { evening } = content;
const screens = { ...featureScreens, ...productScreens };
const screenNames = Object.keys(screens) as (keyof typeof screens)[];
const markupOf = (name: string) =>
  renderToStaticMarkup(screens[name as keyof typeof screens]({ evening, pictures: {} }));

test.each(screenNames)('%s is drawn without placeholders, controls, headings and inline styles', (name) => {
  expect(markupOf(name)).not.toMatch(/[{}]|<(a|button|input|h\d|ul|ol|li|p)[ >]|style=|tabindex/);
  expect(markupOf(name)).toMatch(/^<div class="\w+" aria-hidden="true">/);
});

test('hours are written with the separator of the content’s own times', () => {
  const home = { ...content.home, finale: { ...content.home.finale, clock: '19.00' } };
  expect(hallAt(18, hallProps({ ...content, home })).note).toContain('18.00');
  expect(hallAt(18, hallProps(content)).note).toContain('18:00');
  const dashboard = { ...evening.dashboard, clock: '17.40' };
  expect([fullHour(evening, 17), fullHour({ ...evening, dashboard }, 17)]).toEqual(['17:00', '17.00']);
});

test('a button opens its sheet, or leads to the address that the owner gave it', () => {
  const { actions } = content.site;
  const withAddress = { ...actions, login: { ...actions.login, url: 'https://app.sehobi.id/login' } };
  const login = (all: typeof actions) => renderToStaticMarkup(<Action actions={all} name="login" />);
  expect(login(actions)).toMatch(/^<button class="button button-quiet" .* popoverTarget="get-app-login">/);
  expect(login(withAddress)).toContain('<a class="button button-quiet" href="https://app.sehobi.id/login">');
  expect(sheetActions(false, actions)).toEqual(['login', 'register', 'membership']);
  expect(sheetActions(false, withAddress)).toEqual(['register', 'membership']);
});

test('players together pay the whole court and less than Rp 500 more each, in multiples of Rp 500', () => {
  expect([2, 7, 8, 16].map((players) => pricePerPlayer(360_000, players))).toEqual([180_000, 51_500, 45_000, 22_500]);
});

test('a headline is broken into three or more lines of about the same length', () => {
  expect(balancedLines('Find people who play what you play')).toEqual(['Find people', 'who play', 'what you play']);
  expect(balancedLines('Temukan teman bermain untuk hobi yang sama')).toHaveLength(4);
});
