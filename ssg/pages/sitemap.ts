import { type Language, languages } from '../../content/schema.ts';
import type { SitePage } from '../../site/pages.ts';
import { inLanguage } from '../../site/route.ts';
import type { Files } from '../lib/publishedFiles.ts';

type Pages = readonly Pick<SitePage, 'path' | 'indexed'>[];

export function addForSearchEngines(files: Files, pages: Pages, siteUrl: string | undefined): void {
  files.set('/robots.txt', robots(siteUrl));
  if (siteUrl) files.set('/sitemap.xml', sitemap(pages, siteUrl));
}

/** Pages that must not be indexed say noindex themselves, and robots must be allowed to read that. */
const robots = (siteUrl: string | undefined) =>
  `User-agent: *\nDisallow: /api/\n${siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''}`;

export function sitemap(pages: Pages, siteUrl: string): string {
  const addressOf = (path: string, language: Language) => escaped(siteUrl + inLanguage(path, language));
  const entries = pages
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) =>
      languages.map((language) => {
        const others = languages.length > 1 ? languages : [];
        const links = [
          ...others.map((other) => ({ hreflang: other, href: addressOf(path, other) })),
          { hreflang: 'x-default', href: escaped(siteUrl + path) },
        ].map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`);
        return `<url><loc>${addressOf(path, language)}</loc>${links.join('')}</url>`;
      }),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
