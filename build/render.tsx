import { prerender } from 'react-dom/static';
import type { Content, Language } from '../content/schema.ts';
import type { ContactState } from '../contract/contactState.ts';
import type { Assets } from '../site/assets.ts';
import { Document } from '../site/document.tsx';
import { pages, type SitePage } from '../site/pages.ts';
import { place } from '../site/place.ts';

export { pages };

export type RenderInput = {
  page: SitePage;
  language: Language;
  content: Content;
  assets: Assets;
  contact?: ContactState;
};

/** One page as a complete HTML document. */
export async function render({ page, language, content, assets, contact }: RenderInput): Promise<string> {
  const { Page } = await page.load();
  const where = place(page.path, language);
  const { prelude } = await prerender(
    <Document page={page} place={where} content={content} assets={assets} contact={contact}>
      <Page content={content} place={where} assets={assets} contact={contact} />
    </Document>,
  );
  return new Response(prelude).text();
}
