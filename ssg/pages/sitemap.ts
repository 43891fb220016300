import { dirname } from 'node:path';
import { type Language, languages } from '../../content/schema.ts';
import type { SitePage } from '../../site/pages.ts';
import { inLanguage } from '../../site/route.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { modifiedOn } from './modified.ts';

type Pages = readonly Pick<SitePage, 'path' | 'words' | 'source' | 'indexed'>[];

/** What a page shows beside its own words: files of a language's folder, and photographs. */
const kindsShown: Partial<Record<SitePage['words'], string[]>> = {
  home: ['courts', 'evening'],
  about: ['evening', 'form'],
};
export type Photographs = Partial<Record<SitePage['words'], string[]>>;

/** Adds robots.txt, and sitemap.xml where the site knows its own address. */
export function addForSearchEngines(
  files: Files,
  pages: Pages,
  siteUrl: string | undefined,
  photographs: Photographs,
): void {
  files.set('/robots.txt', robots(siteUrl));
  if (siteUrl) files.set('/sitemap.xml', sitemap(pages, siteUrl, photographs));
}

/** Pages that are not to be found say so themselves; a robot has to be able to read it there. */
const robots = (siteUrl: string | undefined) =>
  `User-agent: *\nDisallow: /api/\n${siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''}`;

export function sitemap(pages: Pages, siteUrl: string, photographs: Photographs, modified = modifiedOn): string {
  const addressOf = (path: string, language: Language) => escaped(siteUrl + inLanguage(path, language));
  const entries = pages
    .filter(({ indexed }) => indexed)
    .flatMap(({ path, words, source }) =>
      languages.map((language) => {
        const kinds = [words, ...(kindsShown[words] ?? [])].map((kind) => `content/${language}/${kind}.yaml`);
        const date = modified([dirname(source), ...kinds, 'content/facts.yaml', ...(photographs[words] ?? [])]);
        const others = languages.length > 1 ? languages : [];
        const links = others.map(
          (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressOf(path, other)}"/>`,
        );
        links.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${escaped(siteUrl + path)}"/>`);
        const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
        return `<url><loc>${addressOf(path, language)}</loc>${lastmod}${links.join('')}</url>`;
      }),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
