import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit, type ReadySite, writeBuild } from './readySite.ts';

type Change = (site: ReadySite) => void;
/** Sets a field of a content file, its path written as stores.appStore.url. */
const set =
  (file: string, path: string, value: unknown): Change =>
  ({ folder }) =>
    edit(folder, file, { [path]: value });
const environment =
  (changes: Record<string, string>): Change =>
  (ready) => {
    ready.environment = { ...ready.environment, ...changes };
  };

/** How a site that was ready stops being so, and what the launch list says of it. */
export const mustNotGoLive: [string, Change][] = [
  [
    'id/about.yaml | sample: true | Team, members, 2 (ID Bima Santoso) is a sample',
    set('id/about.yaml', 'team.members.1.sample', true),
  ],
  [
    'facts.yaml | text: hello@sehobi.example | Contact, email, text holds an address that nobody can own',
    set('facts.yaml', 'contact.email.text', 'hello@sehobi.example'),
  ],
  [
    'facts.yaml | text: +62 21 0000 0000 | Footer, phone, text holds a made-up phone number',
    set('facts.yaml', 'footer.phone.text', '+62 21 0000 0000'),
  ],
  [
    'en/home.yaml | claimsSource: "" | No claims source for “About 1K activities',
    set('en/home.yaml', 'hero.claimsSource', ''),
  ],
  ['No date for “1K members”', set('en/about.yaml', 'statistics.items.1.date', undefined)],
  ['“1K members”: the date 2026-11-22 is still to come', set('en/about.yaml', 'statistics.items.1.date', '2026-11-22')],
  [
    'en/home.yaml | consent: "" | No consent for Nadia P.’s words',
    set('en/home.yaml', 'testimonials.items.0.consent', ''),
  ],
  ['No source for Reza H.’s words', set('en/home.yaml', 'testimonials.items.1.source', '')],
  ['No date for Reza H.’s words', set('en/home.yaml', 'testimonials.items.1.date', undefined)],
  [
    'Social, 1, url holds an address that nobody can own',
    set('facts.yaml', 'social.0.url', 'https://www.instagram.com/sehobi.example'),
  ],
  [
    'id/home.yaml | photo: face-nadia | Testimonials, 1, photo: there is no picture face-nadia',
    set('id/home.yaml', 'testimonials.items.0.photo', 'face-nadia'),
  ],
  ['facts.yaml | url: "" | There is no link to App Store', set('facts.yaml', 'stores.appStore.url', '')],
  [
    'https://play.google.com/store/apps is no address of an app on Google Play',
    set('facts.yaml', 'stores.googlePlay.url', 'https://play.google.com/store/apps'),
  ],
  ['The store’s link is not that of the app 9876543210', set('facts.yaml', 'apps.ios.appStoreId', '9876543210')],
  [
    'The store’s link is not that of the app id.sehobi.other',
    set('facts.yaml', 'apps.android.packageName', 'id.sehobi.other'),
  ],
  ['TikTok leads nowhere', set('facts.yaml', 'social.1.url', '')],
  [
    'Instagram leads to the front page of www.instagram.com',
    set('facts.yaml', 'social.0.url', 'https://www.instagram.com/'),
  ],
  ['ID Legal: ID Privacy leads nowhere', set('id/site.yaml', 'footer.legal.items.1.url', '')],
  [
    'The title of about has 68 characters',
    ({ folder }) => {
      edit(folder, 'facts.yaml', { name: 'Kawan Main Bareng' });
      edit(folder, 'en/site.yaml', { 'pages.about.title': `{name} ${'x'.repeat(50)}` });
    },
  ],
  [
    'The description of home has 168 characters',
    ({ folder }) => {
      edit(folder, 'facts.yaml', { name: 'Kawan Main Bareng' });
      edit(folder, 'id/site.yaml', { 'pages.home.description': `{name} ${'x'.repeat(150)}` });
    },
  ],
  [
    '“screen-events” does not say what screen-events shows',
    set('en/home.yaml', 'features.events.alt', 'screen-events'),
  ],
  ['Hero, activities, 1, floor: must be', set('en/home.yaml', 'hero.activities.0.floor', 'Boss')],
  ['SITE_URL is not set', environment({ SITE_URL: '' })],
  ['which no visitor can reach', environment({ SITE_URL: 'http://localhost:3000' })],
  ['SITE_URL is "sehobi.id", but must', environment({ SITE_URL: 'sehobi.id' })],
  ['which no visitor can reach', environment({ SITE_URL: 'https://www.sehobi.example' })],
  ['are delivered to nobody', environment({ SMTP_URL: '', CONTACT_TO: '' })],
  ['CONTACT_TO is missing', environment({ CONTACT_TO: '' })],
  ['The form does not say that messages are kept for 30 days', environment({ CONTACT_KEEP_DAYS: '30' })],
  ['There is no build in', ({ built }) => rmSync(built, { recursive: true })],
  ['was built without SITE_URL', ({ built }) => writeBuild(built, {})],
  ['The header’s “Artikel” leads to the products', set('id/site.yaml', 'nav.article', 'Artikel')],
  ['The store’s link is not that of the app 123456789', set('facts.yaml', 'apps.ios.appStoreId', '123456789')],
  [
    'id/site.yaml | url: /careers | /careers is no page of this site',
    set('id/site.yaml', 'footer.company.items.0.url', '/careers'),
  ],
  [
    '/about#careers: the page /about has no place called careers',
    ({ folder, built }) => {
      writeFileSync(join(built, 'client/about.html'), '<main id="main"><section id="our-products">');
      edit(folder, 'en/site.yaml', { 'footer.company.items.0.url': '/about#careers' });
    },
  ],
  [
    '2, 1, 100 here, 1, 1, 100 in en, where the proof stands',
    set('id/home.yaml', 'hero.claims', 'Sekitar 2K aktivitas, 1K member, 100+ komunitas.'),
  ],
  [
    'id/home.yaml | - name: Tio R. | Tio R. here, Reza H. in en, where the proof stands',
    set('id/home.yaml', 'testimonials.items.1.name', 'Tio R.'),
  ],
  ['facts.yaml | name: Hobiku | The mark is still that of Sehobi, not of Hobiku', set('facts.yaml', 'name', 'Hobiku')],
  ['Banner, text: “of one hobby” belongs to Sehobi, not to Hobiku', set('facts.yaml', 'name', 'Hobiku')],
  [
    'Visits are counted, and nothing says where visitors are told so',
    set('facts.yaml', 'analytics', { script: 'https://stats.sehobi.id/script.js', site: 'sehobi.id' }),
  ],
];
