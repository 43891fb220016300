import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { fileOf, type Problem, type Rule, visit } from './siteToLaunch.ts';

const stores = {
  googlePlay: {
    form: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z]\w*(\.[a-z]\w*)+(&\S*)?$/i,
    like: 'https://play.google.com/store/apps/details?id=id.yourname.app',
  },
  appStore: {
    form: /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/?]+\/)?id\d{6,12}(\?\S*)?$/,
    like: 'https://apps.apple.com/id/app/yourname/id1234567890',
  },
} as const;

/** A store badge leads to the app itself, in the form that the store uses. */
export const storeLinks: Rule = (site) => {
  const { at } = fileOf(site, 'facts');
  const facts = site.contents.get(languages[0])?.facts;
  return (['googlePlay', 'appStore'] as const).flatMap((store) => {
    const { name, url } = facts?.stores[store] ?? { name: store, url: '' };
    if (stores[store].form.test(url)) return [];
    const what = url ? `${url} is no address of an app on ${name}` : `There is no link to ${name}`;
    const todo = `Copy the app’s address from the store, like ${stores[store].like}.`;
    return [{ group: 'Store links', ...at(['stores', store, 'url']), what, todo }];
  });
};

/** The banner and the badge are to open one and the same app. */
export const appIds: Rule = (site) => {
  const { at } = fileOf(site, 'facts');
  const { apps, stores } = site.contents.get(languages[0])?.facts ?? {};
  const ios = apps?.ios.appStoreId;
  const android = apps?.android.packageName;
  const todo = 'Copy both from the same page of the store.';
  const problems: Problem[] = [];
  const add = (path: string[], what: string) =>
    problems.push({ group: 'Store links', ...at(['apps', ...path]), what, todo });
  if (ios && /\/id(\d+)/.exec(stores?.appStore.url ?? '')?.[1] !== ios)
    add(['ios', 'appStoreId'], `The App Store’s link is not that of the app ${ios}`);
  if (android && new URLSearchParams(stores?.googlePlay.url.split('?')[1]).get('id') !== android)
    add(['android', 'packageName'], `Google Play’s link is not that of the app ${android}`);
  return problems;
};

/** A social link leads to our own profile. */
export const socialLinks: Rule = (site) => {
  const { at } = fileOf(site, 'facts');
  return (site.contents.get(languages[0])?.facts.social ?? []).flatMap(({ name, url }, index) => {
    if (url && new URL(url).pathname.length > 1) return [];
    const what = url ? `${name} leads to the front page of ${new URL(url).host}` : `${name} leads nowhere`;
    const todo = 'Give the address of our profile, or remove the entry.';
    return [{ group: 'Social links', ...at(['social', index, 'url']), what, todo }];
  });
};

/** A footer of words that lead nowhere looks unfinished; missing terms and privacy are worse. */
export const footerLinks: Rule = (site) =>
  [...site.contents].flatMap(([language, { site: words }]) => {
    const { at } = fileOf(site, 'site', language);
    return (['company', 'feature', 'legal'] as const).flatMap((column) =>
      words.footer[column].items.flatMap(({ label, url }, index) => {
        if (url) return [];
        const what = `${words.footer[column].title}: ${label} leads nowhere`;
        const place = at(['footer', column, 'items', index, 'url']);
        return [
          { group: 'Footer items without a target', ...place, what, todo: 'Give its address, or remove the item.' },
        ];
      }),
    );
  });

/** A link to a page of ours leads to one, and to a place on it. */
export const internalLinks: Rule = ({ files, built }) =>
  files.flatMap(({ data, at, language = languages[0] }) => {
    const problems: Problem[] = [];
    visit(data, (value, path) => {
      if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || !['url', 'told'].includes(String(path.at(-1))))
        return;
      const [, to = '', anchor] = /^([^?#]*)[^#]*#?(.*)$/.exec(value) ?? [];
      const page = pages.find((one) => one.path === to && one.status === 200);
      const file = join(built, 'client', `${page?.file}${language === languages[0] ? '' : `.${language}`}.html`);
      const isThere = !anchor || !existsSync(file) || readFileSync(file, 'utf8').includes(` id="${anchor}"`);
      if (page && isThere) return;
      const what = page ? `${value}: the page ${to} has no place called ${anchor}` : `${value} is no page of this site`;
      problems.push({ group: 'Links within the site', ...at(path), what, todo: 'Correct it, or leave it empty: "".' });
    });
    return problems;
  });
