import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
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
const liveAssets: Assets = { ...localAssets, siteUrl };

// tests/html records the head of each page that has all of this.
function head(path: string, assets = liveAssets, words = content) {
  const page = pages.find((each) => each.path === path) ?? pages[0];
  return renderToStaticMarkup(<Head page={page} route={route(path, 'en')} content={words} assets={assets} />);
}

const graph = (html: string) =>
  (JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph'] ?? []) as Record<string, unknown>[];

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

test('structured data has no sample and no rating', () => {
  expect(content.facts.social.filter(({ sample }) => sample)).not.toEqual([]);
  expect(head('/')).not.toMatch(/\.example|aggregateRating|review|sameAs/);
  const { facts } = content;
  const social = ['https://www.instagram.com/sehobi', ''].map((url) => ({ name: 'Instagram', url, sample: false }));
  const contact = { ...facts.contact, email: { text: 'hello@sehobi.id', sample: false } };
  const [organization] = graph(head('/', liveAssets, { ...content, facts: { ...facts, social, contact } }));
  expect(organization).toMatchObject({ sameAs: ['https://www.instagram.com/sehobi'], email: 'hello@sehobi.id' });
  expect(organization).toMatchObject({ url: siteUrl, logo: `${siteUrl}/icon-512.png` });
});

test('a name with markup in it cannot end the script', () => {
  const named = { ...content, facts: { ...content.facts, name: '</script><b>' } };
  expect(head('/', liveAssets, named).match(/<\/script>/g)).toHaveLength(1);
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
