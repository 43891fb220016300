import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ActivityId } from '../../content/schema/activities.ts';
import { type Language, languages } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import { Head } from '../../site/layout/Head.tsx';
import { pages } from '../../site/pages.ts';
import { route } from '../../site/route.ts';
import type { Files } from '../../ssg/lib/publishedFiles.ts';
import { addSitemapAndRobots, sitemap } from '../../ssg/pages/sitemapAndRobots.ts';
import { testContent } from '../content/testContent.ts';

const siteUrl = 'https://www.sehobi.id';
const content = testContent('en');
const localAssets: Assets = {
  css: '',
  script: '',
  deferredCss: '',
  headScript: '',
  speculationRules: '',
  qr: {},
  pictures: {},
  themeColours: { light: '#fff', dark: '#000' },
};
const liveAssets: Assets = {
  ...localAssets,
  siteUrl,
  shareCards: { '/': '/assets/share-home-12345678.png', '/about?lang=id': '/assets/share-about-87654321.png' },
};

function head(path: string, assets = liveAssets, language: Language = 'en', words = content, court?: ActivityId) {
  const page = pages.find((each) => each.path === path) ?? pages[0];
  const pageRoute = route(path, language);
  return renderToStaticMarkup(<Head page={page} route={pageRoute} content={words} assets={assets} court={court} />);
}

const graph = (html: string) =>
  (JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph'] ?? []) as Record<string, unknown>[];

test('a page has absolute addresses of itself, its other languages and its share card', () => {
  const html = head('/about', liveAssets, 'id');
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/about?lang=id"/>`);
  for (const language of languages)
    expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${siteUrl}/about?lang=${language}"/>`);
  expect(html).toContain(`hrefLang="x-default" href="${siteUrl}/about"`);
  expect(html).toContain(`property="og:image" content="${siteUrl}/assets/share-about-87654321.png"`);
  expect(html).toContain('name="twitter:card" content="summary_large_image"');
  expect(html).toContain('property="og:locale" content="id_ID"');
  expect(html).toContain('name="theme-color" content="#fff" media="(prefers-color-scheme: light)"');
});

test('a shared court has its own title, address and card, and search engines see the home page', () => {
  const shareCards = { ...liveAssets.shareCards, '/?play=futsal&lang=id': '/assets/share-futsal-12345678.png' };
  const html = head('/', { ...liveAssets, shareCards }, 'id', content, 'futsal');
  for (const property of ['og:title', 'og:image:alt'])
    expect(html).toContain(`property="${property}" content="${content.courts.rooms.futsal.title}"`);
  expect(html).toContain(`property="og:url" content="${siteUrl}/?play=futsal&amp;lang=id"`);
  expect(html).toContain(`property="og:image" content="${siteUrl}/assets/share-futsal-12345678.png"`);
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/?lang=id"/>`);
  expect(html).not.toMatch(/alternate|ld\+json/);
});

test('without SITE_URL a page has no absolute address, but all other tags', () => {
  for (const { path } of pages) {
    const html = head(path, localAssets);
    expect(html, path).not.toMatch(/canonical|alternate|og:url|og:image|ld\+json|undefined|http/);
  }
  expect(head('/', localAssets)).toContain(`<meta property="og:title" content="${content.site.pages.home.title}"/>`);
});

test('a page that must not be indexed says noindex and links no other language', () => {
  for (const { path, indexed } of pages) {
    expect(head(path).includes('content="noindex"'), path).toBe(!indexed);
    expect(head(path).includes('rel="alternate"'), path).toBe(indexed);
  }
  expect(head('/404')).not.toMatch(/canonical|og:/);
});

test('only the home page has structured data, with the company and the site', () => {
  expect(graph(head('/')).map((thing) => [thing['@type'], thing['name']])).toEqual([
    ['Organization', content.facts.name],
    ['WebSite', content.facts.name],
  ]);
  expect(graph(head('/about'))).toEqual([]);
});

test('structured data has no sample and no rating', () => {
  expect(content.facts.social.filter(({ sample }) => sample)).not.toEqual([]);
  expect(head('/')).not.toMatch(/\.example|aggregateRating|review|sameAs/);
  const { facts } = content;
  const social = ['https://www.instagram.com/sehobi', ''].map((url) => ({ name: 'Instagram', url, sample: false }));
  const contact = { ...facts.contact, email: { text: 'hello@sehobi.id', sample: false } };
  const [organization] = graph(head('/', liveAssets, 'en', { ...content, facts: { ...facts, social, contact } }));
  expect(organization).toMatchObject({ sameAs: ['https://www.instagram.com/sehobi'], email: 'hello@sehobi.id' });
  expect(organization).toMatchObject({ url: siteUrl, logo: `${siteUrl}/icon-512.png` });
});

test('a name with markup in it cannot end the script', () => {
  const named = { ...content, facts: { ...content.facts, name: '</script><b>' } };
  expect(head('/', liveAssets, 'en', named).match(/<\/script>/g)).toHaveLength(1);
});

test('the sitemap lists exactly the indexed pages, in each language', () => {
  const locations = [...sitemap(pages, siteUrl).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  const indexed = pages.filter(({ indexed }) => indexed);
  const addressesOf = (path: string) => languages.map((language) => `${siteUrl}${path}?lang=${language}`);
  expect(locations).toEqual(indexed.flatMap(({ path }) => addressesOf(path)));
  for (const [language, address] of Object.entries({ en: '?lang=en', id: '?lang=id', 'x-default': '' }))
    expect(sitemap(pages, siteUrl)).toContain(`hreflang="${language}" href="${siteUrl}/about${address}"`);
});

test('robots.txt names the sitemap if there is one, and forbids no page', () => {
  const [local, live]: [Files, Files] = [new Map(), new Map()];
  addSitemapAndRobots(local, pages, undefined);
  addSitemapAndRobots(live, pages, siteUrl);
  expect([...local.keys()]).toEqual(['/robots.txt']);
  expect(live.get('/robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
