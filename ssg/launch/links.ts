import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { rule } from './site.ts';

type Link = { name: string; url: string };

const stores = {
  googlePlay: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z]\w*(\.[a-z]\w*)+(&\S*)?$/i,
  appStore: /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/?]+\/)?id\d{6,12}(\?\S*)?$/,
};
const storeLinks = rule('Store links');
const ownLinks = rule('Links within the site');
const toPage = 'Copy it from the app’s page in the store, where the link and the app’s id stand.';

/** Links that lead nowhere, or elsewhere than they say. */
export const links = [
  storeLinks(/^facts\.stores\.\w+$/, toPage, ({ name, url }: Link, { path }) => {
    if (stores[path[1] as keyof typeof stores].test(url)) return;
    return [
      { what: url ? `${url} is no address of an app on ${name}` : `There is no link to ${name}`, within: ['url'] },
    ];
  }),
  // Browsers offer the app of this id above the page, and the badge is to open the same one.
  storeLinks(
    /^facts\.apps\.(ios\.appStoreId|android\.packageName)$/,
    toPage,
    (id: string, _, { facts: { stores } }) => {
      const linked = [/\/id(\d+)/.exec(stores.appStore.url)?.[1], /[?&]id=([\w.]+)/.exec(stores.googlePlay.url)?.[1]];
      return id && !linked.includes(id) && `The store’s link is not that of the app ${id}`;
    },
  ),
  rule('Social links')(
    /^facts\.social\.\d+$/,
    'Give the address of our profile, or remove the entry.',
    ({ name, url }: Link) => {
      if (url && new URL(url).pathname.length > 1) return;
      const where = url ? `to the front page of ${new URL(url).host}` : 'nowhere';
      return [{ what: `${name} leads ${where}`, within: ['url'] }];
    },
  ),
  rule('Footer items without a target')(
    /^site\.footer\.\w+$/,
    'Give its address, or remove the item.',
    ({ title, items = [] }: { title: string; items?: { label: string; url: string }[] }) =>
      items.flatMap(({ label, url }, at) =>
        url ? [] : [{ what: `${title}: ${label} leads nowhere`, within: ['items', at, 'url'] }],
      ),
  ),
  ownLinks(/\.(url|told)$/, 'Correct it, or leave it empty: "".', (url: string, { language }, { built }) => {
    const [, to = '', anchor] = /^(\/(?!\/)[^?#]*)[^#]*#?(.*)$/.exec(url) ?? [];
    if (!to) return;
    const page = pages.find(({ path, status }) => path === to && status === 200);
    if (!page) return `${url} is no page of this site`;
    const file = join(built, 'client', `${page.file}${language === languages[0] ? '' : `.${language}`}.html`);
    const isThere = !anchor || !existsSync(file) || readFileSync(file, 'utf8').includes(` id="${anchor}"`);
    return !isThere && `${url}: the page ${to} has no place called ${anchor}`;
  }),
  ownLinks(
    /^site\.nav\.article$/,
    'Have articles written, or call the link what it leads to.',
    (label: string) =>
      /arti[ck]/i.test(label) &&
      pages.some(({ words, source }) => words === 'article' && source.endsWith('EmptyPage.tsx')) &&
      `The header’s “${label}” leads to the products: there are no articles`,
    { isAdvice: true },
  ),
];
