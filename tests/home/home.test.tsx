import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productScreens } from '../../site/about/Products.tsx';
import { AskAFriend } from '../../site/home/AskAFriend.tsx';
import { balancedLines } from '../../site/home/balancedLines.ts';
import { featureScreens } from '../../site/home/FeatureBlock.tsx';
import { bookingsAt, hallProps } from '../../site/islands/hall.ts';
import { pricePerPlayer } from '../../site/islands/splitPrice.ts';
import { Action } from '../../site/layout/Action.tsx';
import { actionsWithSheet } from '../../site/layout/GetApp.tsx';
import { calendarHour } from '../../site/screens/eventValues.ts';
import { testContent } from '../content/testContent.ts';

const content = testContent();
const { evening } = content;
const screens = { ...featureScreens, ...productScreens };
const markupOf = (name: string) =>
  renderToStaticMarkup(screens[name as keyof typeof screens]({ evening, pictures: {} }));

// The screen's name and its words, with a | between two elements and a > before the current tab.
test.each([
  'screen-dashboard: R|P|B|M|Y|S|6 of 8 in|7 of 8 in|Tonight, 19:00–21:00 WIB|Badminton doubles|GOR Tebet Raya, Court 2|',
  'screen-dashboard: |Rp 45.000 each| You’re in|Later this week|Thu|26|Band practice|20:00, Studio 4, Depok|Sat|28|',
  'screen-dashboard: |M|Maya invites you|Table tennis, Friday|Join|> Home|Explore|',
  'screen-events: |Tue 24, 19:00–21:00 WIB|GOR Tebet Raya, Court 2|Rp 270.000|Rp 315.000|of Rp 360.000 is in|6 have paid|',
  'screen-events: |Y|Yohan|Paid|S|Sari|Thinking|S|Sinta|Paid|T|Tio|Thinking|One place|2 thinking|A|Coach Andini|',
  'screen-join: |Tebet|Kuningan|Near you this week|Any hobby · This week · 20 km|Tue|24|Badminton doubles|19:00–21:00 WIB|',
  'screen-join: |1.2 km|2 places left|You’re in. 1 place left|Rp 45.000|Take a place|You’re in|Wed|25|Futsal five|',
  'screen-join: |Rp 55.000|1.9 km|Thu|26|Band practice|20:00, Studio 4, Depok|Rp 60.000|16 km|Home|> Explore|',
  'screen-membership: |Dewi Anggraini|No. 0412, since 2024|Show this at the counter|Tuesdays on Court 2|Kept for you',
  'screen-host: |Rp 1.290.000|Paid today, Rp 630.000 to come|New request|Studio, 20:00, band practice|Accept|',
  'screen-host: |17:00|17:00|Court 2|Table tennis|Paid|Rp 180.000|17:00|Court 3|Volleyball club|Paid|Rp 360.000|17:00|Studio|',
  'screen-host: |Court 1|Basketball 3×3|Pay on the spot|Rp 540.000|19:00|19:00|Court 2|Badminton doubles|6 of 8 paid|',
])('a drawn screen shows %s', (nameAndText) => {
  const [name = '', text = ''] = nameAndText.split(': ', 2);
  const shown = markupOf(name).replace(/(<[^>]*>)+/g, (tags) => (tags.includes('tabs-current') ? '|> ' : '|'));
  expect(shown).toContain(text);
});

test('hours are written like the times in the content, as 18:00 or as 18.00', () => {
  const home = { ...content.home, finale: { ...content.home.finale, clock: '19.00' } };
  expect(bookingsAt(18, hallProps({ ...content, home })).note).toContain('18.00');
  expect(bookingsAt(18, hallProps(content)).note).toContain('18:00');
  const dashboard = { ...evening.dashboard, clock: '17.40' };
  expect([calendarHour(evening, 17), calendarHour({ ...evening, dashboard }, 17)]).toEqual(['17:00', '17.00']);
});

test('a header button opens a sheet, unless the owner has given the button an address', () => {
  const { actions } = content.site;
  const withAddress = { ...actions, login: { ...actions.login, url: 'https://app.sehobi.id/login' } };
  const loginButton = (given: typeof actions) => renderToStaticMarkup(<Action actions={given} name="login" />);
  expect(loginButton(actions)).toMatch(/^<button class="button button-quiet" .* popoverTarget="get-app-login">/);
  expect(loginButton(withAddress)).toContain('<a class="button button-quiet" href="https://app.sehobi.id/login">');
  expect(actionsWithSheet({ isHome: false, actions })).toEqual(['login', 'register', 'membership']);
  expect(actionsWithSheet({ isHome: false, actions: withAddress })).toEqual(['register', 'membership']);
});

test('the message to a friend ends with the court’s URL', () => {
  const link = renderToStaticMarkup(<AskAFriend content={content} game="chess" url="https://a.id/?play=b" />);
  const text = encodeURIComponent('One short for chess. Coming? https://a.id/?play=b');
  expect(link).toContain(`href="https://wa.me/?text=${text}"`);
});

test('each player pays an equal share of the court, rounded up to a multiple of Rp 500', () => {
  const pricesByPlayers = { 2: 180_000, 7: 51_500, 8: 45_000, 16: 22_500 };
  for (const [players, price] of Object.entries(pricesByPlayers))
    expect(pricePerPlayer(360_000, Number(players))).toBe(price);
});

test('a headline is broken into three or more lines of about the same length', () => {
  expect(balancedLines('Find people who play what you play')).toEqual(['Find people', 'who play', 'what you play']);
  expect(balancedLines('Temukan teman bermain untuk hobi yang sama')).toHaveLength(4);
});
