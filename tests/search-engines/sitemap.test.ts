import { expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import type { Files } from '../../ssg/lib/publishedFiles.ts';
import { addForSearchEngines, sitemap } from '../../ssg/pages/sitemap.ts';

const siteUrl = 'https://www.sehobi.id';

test('the sitemap lists each page that is to be found, in each language, and no other', () => {
  const locations = [...sitemap(pages, siteUrl).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  const indexed = pages.filter(({ indexed }) => indexed);
  expect(locations).toHaveLength(indexed.length * languages.length);
  expect(locations).toEqual(
    expect.arrayContaining([`${siteUrl}/?lang=en`, `${siteUrl}/about?lang=en`, `${siteUrl}/about?lang=id`]),
  );
});

test('robots are shown the sitemap once there is one, and never kept from a page', () => {
  const [local, live]: Files[] = [new Map(), new Map()];
  addForSearchEngines(local ?? new Map(), pages, undefined);
  addForSearchEngines(live ?? new Map(), pages, siteUrl);
  expect([...(local?.keys() ?? [])]).toEqual(['/robots.txt']);
  expect(String(live?.get('/robots.txt'))).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  for (const { path } of pages) expect(String(live?.get('/robots.txt'))).not.toContain(`Disallow: ${path}\n`);
});
