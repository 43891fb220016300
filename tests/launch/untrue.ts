import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, set } from './mustNotGoLive.ts';
import { edit } from './readySite.ts';

/** Links that lead nowhere, translations that claim something else, and what is not true of another name. */
export const untrue: [string, Change, string][] = [
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
    'a mark that is another letter than the name',
    set('facts.yaml', ['name'], 'Hobiku'),
    'facts.yaml | name: Hobiku | The mark is still that of Sehobi, not of Hobiku',
  ],
  [
    'the meaning of the name before',
    set('facts.yaml', ['name'], 'Hobiku'),
    'Banner, text: “of one hobby” belongs to Sehobi, not to Hobiku',
  ],
];
