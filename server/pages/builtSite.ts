import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSite, ContactState, ContactWords, PageRequest } from '../../contract/contactState.ts';

type Page = { path: string; status: number; load: () => Promise<unknown> };
type Content = { facts: { name: string }; form: ContactWords };
/** The contents of dist/server: the pages' code, and the content and assets they were rendered with. */
export type Bundle = {
  pages: readonly Page[];
  render: (input: {
    page: Page;
    language: string;
    isChosen: boolean;
    contents: Inputs['contents'];
    assets: unknown;
    contact?: ContactState;
  }) => Promise<string>;
};
export type Inputs = {
  build?: string;
  siteUrl?: string;
  contents: Record<string, Content>;
  assets: Record<string, unknown>;
};

export class NotBuilt extends Error {
  override name = 'NotBuilt';
}

export async function loadBuiltSite(folder: string): Promise<BuiltSite> {
  const bundleFile = resolve(folder, 'render.js');
  if (!existsSync(bundleFile))
    throw new NotBuilt(`${join(folder, 'render.js')} is missing: the site is not built. Run npm run build first.`);
  const { pages, render } = (await import(pathToFileURL(bundleFile).href)) as Bundle;
  const inputs = JSON.parse(readFileSync(resolve(folder, 'inputs.json'), 'utf8')) as Inputs;
  // Load all now: a deploy may remove this build's files while it still serves.
  await Promise.all(pages.map(({ load }) => load()));
  return createBuiltSite({ pages, render }, inputs);
}

/** The same from modules instead of files, for Cloudflare's worker. */
export function createBuiltSite(
  { pages, render }: Bundle,
  { build = 'unknown', siteUrl, contents, assets }: Inputs,
): BuiltSite {
  const languages = Object.keys(contents);

  function contentOf(language: string): Content {
    const content = contents[language] ?? contents[languages[0] ?? ''];
    if (!content) throw new NotBuilt('dist/server/inputs.json holds no language. Run npm run build again.');
    return content;
  }

  return {
    name: contentOf('').facts.name,
    siteUrl,
    build,
    languages,
    words: (language) => contentOf(language).form,
    renderPage({ path, language, isChosen = false, contact }: PageRequest) {
      const page = pages.find((one) => one.path === path) ?? pages.find(({ status }) => status === 404);
      if (!page) throw new NotBuilt(`dist/server/render.js has no page for ${path}`);
      return render({
        page,
        language,
        isChosen,
        contents,
        assets: assets[page.path],
        ...(contact ? { contact } : {}),
      });
    },
  };
}
