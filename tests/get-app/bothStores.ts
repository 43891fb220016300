import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { Content, Language } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import type * as Renderer from '../../ssg/pages/render.tsx';
import { ownBuild } from '../content/own.ts';

export const appStore = 'https://apps.apple.com/id/app/sehobi/id1234567890?pt=118';

/** Shows the built pages as they will be once the app is in both stores: the real renderer, with one more link. */
export async function useBothStores(page: Page): Promise<void> {
  const { pages, render } = (await import(pathToFileURL(join(ownBuild, 'server/render.js')).href)) as typeof Renderer;
  const inputs = JSON.parse(readFileSync(join(ownBuild, 'server/inputs.json'), 'utf8')) as {
    contents: Record<Language, Content>;
    assets: Record<string, Assets>;
  };
  for (const { facts } of Object.values(inputs.contents)) facts.stores.appStore.url = appStore;
  await page.route(/^[^?#]*\/(about)?(\?.*)?$/, async (route) => {
    const url = new URL(route.request().url());
    const found = pages.find(({ path }) => path === url.pathname);
    const assets = inputs.assets[url.pathname];
    if (!found || !assets) return route.continue();
    const language = url.searchParams.get('lang') === 'id' ? 'id' : 'en';
    const body = await render({ page: found, language, contents: inputs.contents, assets });
    await route.fulfill({ response: await route.fetch(), body });
  });
}
