import { languages } from '../../content/schema.ts';
import type { SitePage } from '../../site/pages.ts';
import { withLang } from '../../site/route.ts';
import type { Files } from '../lib/publishedFiles.ts';

type Pages = readonly Pick<SitePage, 'path' | 'isIndexed'>[];

export function addSitemapAndRobots(files: Files, pages: Pages, siteUrl: string | undefined): void {
  const sitemapLine = siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : '';
  // Pages with noindex are allowed, because a robot has to read them to see noindex.
  files.set('/robots.txt', `User-agent: *\nDisallow: /api/\n${sitemapLine}`);
  if (siteUrl) files.set('/sitemap.xml', sitemap(pages, siteUrl));
}

export function sitemap(pages: Pages, siteUrl: string): string {
  const link = (hreflang: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${address}"/>`;
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(({ path }) => {
      const translations = languages.map((language) => link(language, withLang(path, language)));
      const links = [...translations, link('x-default', path)].join('');
      return languages.map((language) => `<url><loc>${siteUrl}${withLang(path, language)}</loc>${links}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
