import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { activityIds } from '../content/schema/activities.ts';
import { languages, locales } from '../content/schema.ts';
import type { Assets } from '../site/assets.ts';
import { pages } from '../site/pages.ts';
import { courtTarget, withLang } from '../site/route.ts';
import { eachText } from '../ssg/content/content.ts';
import { drawings, type PageInput, render } from '../ssg/pages/render.tsx';
import { testContent } from './content/testContent.ts';

const siteUrl = 'https://www.sehobi.id';
const contents = Object.fromEntries(languages.map((language) => [language, testContent(language)]));
for (const { facts } of Object.values(contents)) facts.analytics = { script: '/count.js', site: 'sehobi.id' };
const { apps } = contents['id']?.facts ?? {};
if (apps) apps.ios.appStoreId = '1234567890'; // Only in Indonesian: English pages must have no banner for the app.
const picture = { src: '/assets/picture', width: 400, height: 500, avifSrcset: '/assets/a.avif 400w' };
const assets: Assets = {
  css: '',
  script: '/assets/loader.js',
  headScript: '',
  speculationRules: '',
  qr: Object.fromEntries(languages.map((language) => [language, `/qr?lang=${language}`])),
  pictures: Object.fromEntries(['area-map', 'team-ceo', ...Object.keys(drawings())].map((name) => [name, picture])),
  siteUrl,
  shareCards: { '/about?lang=id': '/about.png', '/?play=futsal&lang=id': '/futsal.png' },
  themeColours: { light: '#fff', dark: '#000' },
};

const courtViews = activityIds.map((court) => ({ page: pages[0], court, target: courtTarget(court) }));
const views: (Pick<PageInput, 'page' | 'court'> & { target: string })[] = [
  ...pages.map((page) => ({ page, target: page.path })),
  ...courtViews,
];
const viewsInAllLanguages = languages.flatMap((language) => views.map((view) => ({ ...view, language })));
const renderView = async ({ target: _, ...view }: (typeof viewsInAllLanguages)[number]) =>
  (await render({ ...view, contents, assets, hasLang: true })).replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const textsOf = (language: string) => {
  const texts = new Set<string>();
  // site.language.name is left out, because the footer names each language in that language.
  eachText(testContent(language), (text, path) => {
    if (path !== 'site.language.name') texts.add(text);
  });
  return texts;
};
const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));

test.each(viewsInAllLanguages)('each element of $target in $language follows the rules below', async (view) => {
  const { language } = view;
  const newTab = `, ${testContent(language).site.footer.newTab}`;
  const [, body = ''] = /<body>(.*)<template id="deferred">/s.exec(await renderView(view)) ?? [];
  const html = body.replace(/(<svg[^>]*>).*?<\/svg>| data-props="[^"]*"/gs, '$1');
  const valueIn = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const tags = html.match(/<\w[^>]*>/g) ?? [];
  const ids = tags.flatMap((tag) => valueIn(tag, 'id') ?? []);
  const addressIn = (tag: string) => valueIn(tag, 'href') ?? valueIn(tag, 'action') ?? valueIn(tag, 'src') ?? '';
  const rules: Record<string, (tag: string) => boolean | undefined> = {
    'refers to elements of this page': (tag) =>
      ['for', 'popoverTarget', 'aria-labelledby', 'aria-describedby', 'href']
        .flatMap((name) => valueIn(tag, name)?.split(' ') ?? [])
        .every((id) => /[/:?]/.test(id) || ids.includes(id.replace('#', ''))),
    'keeps the language': (tag) =>
      !/^(\/(?!assets)|\?)/.test(addressIn(tag)) ||
      addressIn(tag).includes(`lang=${valueIn(tag, 'hrefLang') ?? language}`),
    'names the language of a translation': (tag) => valueIn(tag, 'hrefLang') === valueIn(tag, 'lang'),
    'opens another site in a new tab, safely, and says so': (tag) =>
      !addressIn(tag).startsWith('https:') ||
      (tag.includes('target="_blank" rel="noopener"') && valueIn(tag, 'aria-label')?.endsWith(newTab)),
    'dials a number with the country’s code': (tag) => !/^tel:(?!\+)/.test(addressIn(tag)),
    'sends a friend, by WhatsApp, the address of the court': (tag) =>
      !addressIn(tag).includes('wa.me') || addressIn(tag).includes(encodeURIComponent(`${siteUrl}/?play=`)),
    'has a description, and is loaded when it comes into view': (tag) =>
      !tag.startsWith('<img') || (valueIn(tag, 'alt') !== undefined && tag.includes('loading="lazy"')),
    'is a drawing that screen readers leave out': (tag) =>
      !tag.startsWith('<svg') || tag.includes('aria-hidden="true"'),
  };
  for (const [rule, isKept] of Object.entries(rules)) {
    const tagsThatBreakIt = tags.filter((tag) => !isKept(tag));
    expect(tagsThatBreakIt, rule).toEqual([]);
  }
  expect(ids, 'each id is used once').toEqual([...new Set(ids)]);
  const shown = [...html.matchAll(/(?<=>|alt="|aria-label=")[^<>"]+/g)].map(([text]) => text);
  expect(shown.join('\n'), 'a missing value').not.toMatch(/\{\w+\}|undefined|NaN/);
  const isForeign = (text: string) => Object.values(texts).some((set) => set.has(text)) && !texts[language]?.has(text);
  expect(shown.filter(isForeign), 'words of another language').toEqual([]);
});

test.each(viewsInAllLanguages)('the head of $target in $language has the tags that programs read', async (view) => {
  const { page, court, target, language } = view;
  const html = await renderView(view);
  const { site, courts, home, facts } = testContent(language);
  const { title, description } = site.pages[page.wordsKey];
  const shareTitle = court ? courts.rooms[court].title : title;
  const name = home.hero.activities.find((activity) => activity.court === court)?.name;
  const hasTranslations = page.isIndexed && !court;
  const card = assets.shareCards?.[withLang(target, language)];
  const cardTags = { image: siteUrl + card, 'image:width': '1200', 'image:height': '630', 'image:alt': shareTitle };
  const shared = { type: 'website', site_name: facts.name, title: shareTitle, description, locale: locales[language] };
  const openGraph = { ...shared, url: siteUrl + withLang(target, language), ...(card && cardTags) };
  const found = html.matchAll(/<meta property="og:([^"]*)" content="([^"]*)"/g);
  const foundTags = Object.fromEntries([...found].map(([, property, value]) => [property, value]));
  expect(foundTags).toEqual(page.status === 200 ? openGraph : {});
  const address = siteUrl + page.path;
  const translations = languages.map((other) => `hrefLang="${other}" href="${withLang(address, other)}"`);
  const tags: Record<string, boolean> = {
    [`<html lang="${language}">`]: true,
    [`<title>${court ? `${name} · ${facts.name}` : title}</title>`]: true,
    [`<meta name="description" content="${description}"/>`]: true,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>': true,
    '<meta name="color-scheme" content="light dark"/>': true,
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"/>': true,
    '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)"/>': true,
    '<script defer="" src="/count.js" data-domain="sehobi.id">': true,
    'name="apple-itunes-app"': language === 'id',
    '<meta name="apple-itunes-app" content="app-id=1234567890"/>': language === 'id',
    '<meta name="robots" content="noindex"/>': !page.isIndexed,
    'application/ld+json': !court && page.path === '/',
    'name="twitter:card" content="summary_large_image"': Boolean(card),
    [`<link rel="canonical" href="${withLang(address, language)}"/>`]: page.status === 200,
    ...Object.fromEntries(translations.map((link) => [link, hasTranslations])),
    [`hrefLang="x-default" href="${address}"`]: hasTranslations,
  };
  for (const [tag, isExpected] of Object.entries(tags)) expect(html.includes(tag), tag).toBe(isExpected);
});

test('without SITE_URL no page has an absolute address of this site', async () => {
  const { siteUrl: _, ...localAssets } = assets;
  for (const view of views) {
    const html = await render({ ...view, language: 'en', contents, assets: localAssets });
    expect(html, view.target).not.toMatch(/canonical|rel="alternate|og:url|og:image|ld\+json|undefined/);
  }
});

test('every class in the styles is used in a page, a drawing or a script', async () => {
  const pagesAndDrawings = [...(await Promise.all(viewsInAllLanguages.map(renderView))), ...Object.values(drawings())];
  // The tests' content has no screenshot, so no page uses ScreenPicture's classes.
  const read = (glob: string) => globSync(glob, { exclude: ['**/ScreenPicture.*'] }).map((file) => readFileSync(file));
  const scripts = read('site/{islands,courts/scenes,gallery,ui}/**/*.{ts,tsx}');
  const names = new Set([...pagesAndDrawings, ...scripts].join(' ').match(/[\w-]+/g));
  const styles = String(read('site/**/*.css')).replaceAll(/\/\*.*?\*\/|url\(.*?\)/gs, '');
  const unknown = styles.match(/(?<=\.)[a-z][\w-]*/g)?.filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
});

test('each player in evening.svg and steps.svg has a shadow', () => {
  const [shadow, torso] = ['M13 13C9', 'M-9-19C'];
  const count = (name: string, path: string) => drawings()[name]?.split(`<path d="${path}`).length;
  expect(drawings()['evening'], 'the middle of a 200 × 200 cell').toContain('<g transform="translate(100 100)');
  for (const name of ['evening', 'steps']) expect(count(name, shadow), name).toBe(count(name, torso));
});
