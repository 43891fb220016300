import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, type ReadySite, writeBuild } from './readySite.ts';

type Change = (site: ReadySite) => void;
const set =
  (file: string, path: (string | number)[], value: unknown): Change =>
  ({ folder }) =>
    edit(folder, file, [[path, value]]);
const environment =
  (changes: Record<string, string>): Change =>
  (ready) => {
    ready.environment = { ...ready.environment, ...changes };
  };

/** What is wrong, how a site that was ready gets so, and what is said of it. */
export const mustNotGoLive: [string, Change, string][] = [
  [
    'a sample person',
    set('id/about.yaml', ['team', 'members', 1, 'sample'], true),
    'id/about.yaml | sample: true | Team, members, 2 (ID Bima Santoso) is a sample',
  ],
  [
    'a sample whose mark was removed too early',
    set('facts.yaml', ['contact', 'email', 'text'], 'hello@sehobi.example'),
    'facts.yaml | text: hello@sehobi.example | Contact, email, text holds an address that nobody can own',
  ],
  [
    'a made-up phone',
    set('facts.yaml', ['footer', 'phone', 'text'], '+62 21 0000 0000'),
    'facts.yaml | text: +62 21 0000 0000 | Footer, phone, text holds a made-up phone number',
  ],
  [
    'a figure that nobody counted',
    set('en/home.yaml', ['hero', 'claimsSource'], ''),
    'en/home.yaml | claimsSource: "" | No claims source for “About 1K activities',
  ],
  [
    'a statistic without a date',
    set('en/about.yaml', ['statistics', 'items', 1, 'date'], undefined),
    'No date for “1K members”',
  ],
  [
    'a figure counted tomorrow',
    set('en/about.yaml', ['statistics', 'items', 1, 'date'], '2026-11-22'),
    '“1K members”: the date 2026-11-22 is still to come',
  ],
  [
    'a review whose author was not asked',
    set('en/home.yaml', ['testimonials', 'items', 0, 'consent'], ''),
    'en/home.yaml | consent: "" | No consent for Nadia P.’s words',
  ],
  [
    'words that come from nowhere',
    set('en/home.yaml', ['testimonials', 'items', 1, 'source'], ''),
    'No source for Reza H.’s words',
  ],
  [
    'words said on no day',
    set('en/home.yaml', ['testimonials', 'items', 1, 'date'], undefined),
    'No date for Reza H.’s words',
  ],
  [
    'a sample link whose mark was removed too early',
    set('facts.yaml', ['social', 0, 'url'], 'https://www.instagram.com/sehobi.example'),
    'Social, 1, url holds an address that nobody can own',
  ],
  [
    'a face that is nowhere',
    set('id/home.yaml', ['testimonials', 'items', 0, 'photo'], 'face-nadia'),
    'id/home.yaml | photo: face-nadia | Testimonials, 1, photo: there is no picture face-nadia',
  ],
  [
    'no link to a store',
    set('facts.yaml', ['stores', 'appStore', 'url'], ''),
    'facts.yaml | url: "" | There is no link to App Store',
  ],
  [
    'a link to a store that is no app',
    set('facts.yaml', ['stores', 'googlePlay', 'url'], 'https://play.google.com/store/apps'),
    'https://play.google.com/store/apps is no address of an app on Google Play',
  ],
  [
    'a banner of another app than the badge',
    set('facts.yaml', ['apps', 'ios', 'appStoreId'], '9876543210'),
    'The store’s link is not that of the app 9876543210',
  ],
  [
    'a package of another app than the badge',
    set('facts.yaml', ['apps', 'android', 'packageName'], 'id.sehobi.other'),
    'The store’s link is not that of the app id.sehobi.other',
  ],
  ['a social link to nowhere', set('facts.yaml', ['social', 1, 'url'], ''), 'TikTok leads nowhere'],
  [
    'a social link to a front page',
    set('facts.yaml', ['social', 0, 'url'], 'https://www.instagram.com/'),
    'Instagram leads to the front page of www.instagram.com',
  ],
  [
    'a footer item without a target',
    set('id/site.yaml', ['footer', 'legal', 'items', 1, 'url'], ''),
    'ID Legal: ID Privacy leads nowhere',
  ],
  [
    'a title that gets too long by the name',
    ({ folder }) => {
      edit(folder, 'facts.yaml', [[['name'], 'Kawan Main Bareng']]);
      edit(folder, 'en/site.yaml', [[['pages', 'about', 'title'], `{name} ${'x'.repeat(50)}`]]);
    },
    'The title of about has 68 characters',
  ],
  [
    'a description that gets too long by the name',
    ({ folder }) => {
      edit(folder, 'facts.yaml', [[['name'], 'Kawan Main Bareng']]);
      edit(folder, 'id/site.yaml', [[['pages', 'home', 'description'], `{name} ${'x'.repeat(150)}`]]);
    },
    'The description of home has 168 characters',
  ],
  [
    'an alternative text that says nothing',
    set('en/home.yaml', ['features', 'events', 'alt'], 'screen-events'),
    '“screen-events” does not say what screen-events shows',
  ],
  [
    'a mistake in the content',
    set('en/home.yaml', ['hero', 'activities', 0, 'floor'], 'Boss'),
    'Hero, activities, 1, floor: must be',
  ],
  ['no address', environment({ SITE_URL: '' }), 'SITE_URL is not set'],
  ['an address on this machine', environment({ SITE_URL: 'http://localhost:3000' }), 'which no visitor can reach'],
  ['an address that is none', environment({ SITE_URL: 'sehobi.id' }), 'SITE_URL is "sehobi.id", but must'],
  ['an address nobody can own', environment({ SITE_URL: 'https://www.sehobi.example' }), 'which no visitor can reach'],
  ['messages for nobody', environment({ SMTP_URL: '', CONTACT_TO: '' }), 'are delivered to nobody'],
  ['half of a delivery', environment({ CONTACT_TO: '' }), 'CONTACT_TO is missing'],
  [
    'a promise that the server breaks',
    environment({ CONTACT_KEEP_DAYS: '30' }),
    'The form does not say that messages are kept for 30 days',
  ],
  ['no build', ({ built }) => rmSync(built, { recursive: true }), 'There is no build in'],
  [
    'a build without its address',
    ({ built }) => writeBuild(built, { siteUrl: undefined }),
    'was built without SITE_URL',
  ],
  [
    'a link in the header that leads to no article',
    set('id/site.yaml', ['nav', 'article'], 'Artikel'),
    'The header’s “Artikel” leads to the products',
  ],
  [
    'a banner whose number is only the beginning of the badge’s',
    set('facts.yaml', ['apps', 'ios', 'appStoreId'], '123456789'),
    'The store’s link is not that of the app 123456789',
  ],
  [
    'a link to a page that is not ours',
    set('id/site.yaml', ['footer', 'company', 'items', 0, 'url'], '/careers'),
    'id/site.yaml | url: /careers | /careers is no page of this site',
  ],
  [
    'a link to a place that its page has not',
    ({ folder, built }) => {
      writeFileSync(join(built, 'client/about.html'), '<main id="main"><section id="our-products">');
      edit(folder, 'en/site.yaml', [[['footer', 'company', 'items', 0, 'url'], '/about#careers']]);
    },
    '/about#careers: the page /about has no place called careers',
  ],
  [
    'another figure in a translation',
    set('id/home.yaml', ['hero', 'claims'], 'Sekitar 2K aktivitas, 1K member, 100+ komunitas.'),
    '2, 1, 100 here, 1, 1, 100 in en, where the proof stands',
  ],
  [
    'a review by somebody else in a translation',
    set('id/home.yaml', ['testimonials', 'items', 1, 'name'], 'Tio R.'),
    'id/home.yaml | - name: Tio R. | Tio R. here, Reza H. in en, where the proof stands',
  ],
  [
    'a mark that is another company’s',
    set('facts.yaml', ['name'], 'Hobiku'),
    'facts.yaml | name: Hobiku | The mark is still that of Sehobi, not of Hobiku',
  ],
  [
    'the meaning of the name before',
    set('facts.yaml', ['name'], 'Hobiku'),
    'Banner, text: “of one hobby” belongs to Sehobi, not to Hobiku',
  ],
  [
    'visits that are counted without a word',
    set('facts.yaml', ['analytics'], { script: 'https://stats.sehobi.id/script.js', site: 'sehobi.id' }),
    'Visits are counted, and nothing says where visitors are told so',
  ],
];
