import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content, Language } from '../../../content/schema.ts';
import type { Assets } from '../../../site/assets.ts';
import { ownBuild } from '../../content/own.ts';
import { startBuiltSite } from '../../server/parts/builtSite.ts';

type Contents = Record<Language, Content>;
type Built = { contents: Contents; assets: Record<string, Assets> };

/**
 * Renders the built site again with other words and serves it with the real server. An optional script runs before
 * anything else on a page.
 */
export async function serveWith(contents: Contents, script?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-words-'));
  for (const part of ['client', 'server'])
    cpSync(join(ownBuild, part), join(folder, 'dist', part), {
      recursive: true,
      // The pages are written below, and a compressed page with other words would stop the server.
      filter: (file) => !file.includes('.html'),
    });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  if (script) writeFileSync(join(folder, 'dist/client/first.js'), script);
  await renderInto(join(folder, 'dist'), contents, script ? '<script src="/first.js"></script>' : '');
  const { url, stop } = await startBuiltSite(folder);
  return {
    url,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function renderInto(built: string, contents: Contents, head: string) {
  const inputs = join(built, 'server/inputs.json');
  const { assets } = JSON.parse(readFileSync(inputs, 'utf8')) as Built;
  writeFileSync(inputs, JSON.stringify({ contents, assets }));
  const renderer = pathToFileURL(join(built, 'server/render.js')).href;
  const { pages, render } = (await import(renderer)) as typeof import('../../../ssg/pages/render.tsx');
  for (const page of pages) {
    const own = assets[page.path];
    if (!own) throw new Error(`The site under test has no assets for ${page.path}.`);
    for (const language of ['en', 'id'] as const) {
      const file = `${page.file}${language === 'en' ? '' : `.${language}`}.html`;
      const html = await render({ page, language, contents, assets: own });
      writeFileSync(join(built, 'client', file), html.replace('<head>', `<head>${head}`));
    }
  }
}
