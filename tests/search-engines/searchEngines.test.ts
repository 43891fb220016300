import { expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { structuredData } from '../../site/layout/structuredData.ts';
import { pages } from '../../site/pages.ts';
import type { Files } from '../../ssg/lib/publishedFiles.ts';
import { addSitemapAndRobots, sitemap } from '../../ssg/pages/sitemapAndRobots.ts';
import { testContent } from '../content/testContent.ts';

const siteUrl = 'https://www.sehobi.id';
const content = testContent('en');
const { facts } = content;
const structuredDataOf = (changed: Partial<typeof facts>) =>
  structuredData({ ...content, facts: { ...facts, ...changed } }, 'en', siteUrl);

test('structured data describes the company and the site, without samples and ratings', () => {
  expect(facts.social).toContainEqual(expect.objectContaining({ sample: true }));
  expect(structuredDataOf({})).not.toMatch(/\.example|aggregateRating|review|sameAs/);
  const social = ['https://www.instagram.com/sehobi', ''].map((url) => ({ name: 'Instagram', url, sample: false }));
  const contact = { ...facts.contact, email: { text: 'hello@sehobi.id', sample: false } };
  const companyFields = { sameAs: ['https://www.instagram.com/sehobi'], email: 'hello@sehobi.id' };
  expect(JSON.parse(structuredDataOf({ social, contact }))['@graph']).toMatchObject([
    { '@type': 'Organization', name: facts.name, url: siteUrl, logo: `${siteUrl}/icon-512.png`, ...companyFields },
    { '@type': 'WebSite', name: facts.name, url: siteUrl, inLanguage: 'en' },
  ]);
});

test('a name with </script> does not end the script of the structured data', () => {
  expect(structuredDataOf({ name: '</script><b>' })).not.toContain('<');
});

test('the sitemap lists exactly the indexed pages, in each language', () => {
  const locations = [...sitemap(pages, siteUrl).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  const addressesOf = (path: string) => languages.map((language) => `${siteUrl}${path}?lang=${language}`);
  expect(locations).toEqual(indexed.flatMap(({ path }) => addressesOf(path)));
  for (const [language, address] of Object.entries({ en: '?lang=en', id: '?lang=id', 'x-default': '' }))
    expect(sitemap(pages, siteUrl)).toContain(`hreflang="${language}" href="${siteUrl}/about${address}"`);
});

test('robots.txt allows every page, and links to the sitemap if there is one', () => {
  const [withoutUrl, withUrl]: [Files, Files] = [new Map(), new Map()];
  addSitemapAndRobots(withoutUrl, pages, undefined);
  addSitemapAndRobots(withUrl, pages, siteUrl);
  expect([...withoutUrl.keys()]).toEqual(['/robots.txt']);
  expect(withUrl.get('/robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
