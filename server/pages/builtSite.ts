import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorTextsByCode } from '../../contract/contact.ts';
import { type ContactState, contactPage, type Failure } from '../../contract/contactState.ts';
import { UserError } from '../userError.ts';

export type ContactWords = {
  errors: ErrorTextsByCode;
  failed: Record<Failure, string>;
  mail: Record<'subject' | 'from' | 'answer' | 'receipt' | 'suspected', string>;
};

/** `hasLang`: the address has ?lang=, so the page's links must have it too. */
type RenderOptions = { language: string; hasLang: boolean; contactState: ContactState };

export type BuiltSite = {
  name: string;
  siteUrl: string | undefined;
  buildHash: string;
  languages: readonly string[];
  words: (language: string) => ContactWords;
  renderContactPage: (options: RenderOptions) => Promise<string>;
};

type Page = { path: string; load: () => Promise<unknown> };
type Content = { facts: { name: string }; form: ContactWords };
export type RenderBundle = {
  pages: readonly Page[];
  render: (input: RenderOptions & { page: Page; contents: RenderData['contents']; assets: unknown }) => Promise<string>;
};
/** The keys of `contents` are languages, those of `assets` the paths of pages. */
export type RenderData = {
  buildHash?: string;
  siteUrl?: string;
  contents: Record<string, Content>;
  assets: Record<string, unknown>;
};

export async function loadBuiltSite(folder: string): Promise<BuiltSite> {
  const bundleFile = resolve(folder, 'render.js');
  if (!existsSync(bundleFile))
    throw new UserError(`${join(folder, 'render.js')} is missing: the site is not built. Run npm run build first.`);
  const { pages, render } = (await import(pathToFileURL(bundleFile).href)) as RenderBundle;
  const renderData = JSON.parse(readFileSync(resolve(folder, 'render-data.json'), 'utf8')) as RenderData;
  const site = createBuiltSite({ pages, render }, renderData);
  // A deploy may remove this build's files while the server still uses them.
  await Promise.all(pages.map(({ load }) => load()));
  return site;
}

export function createBuiltSite(
  { pages, render }: RenderBundle,
  { buildHash = 'unknown', siteUrl, contents, assets }: RenderData,
): BuiltSite {
  const [defaultContent] = Object.values(contents);
  const page = pages.find(({ path }) => path === contactPage);
  if (!defaultContent || !page)
    throw new UserError(`dist/server has no language, or no page for ${contactPage}. Run npm run build again.`);

  return {
    name: defaultContent.facts.name,
    siteUrl,
    buildHash,
    languages: Object.keys(contents),
    words: (language) => (contents[language] ?? defaultContent).form,
    renderContactPage: (options) => render({ ...options, page, contents, assets: assets[contactPage] }),
  };
}
