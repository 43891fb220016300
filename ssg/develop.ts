import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { activityIds } from '../content/schema/activities.ts';
import { type Content, languages } from '../content/schema.ts';
import { mediaTypeOf } from '../server/http/static/mediaTypes.ts';
import { roomStyles } from '../site/courts/courtStyles.ts';
import { floorStyles } from '../site/courts/floors.ts';
import { fallbackFaces } from './assets/font.ts';
import { makeAssets } from './assets/makeAssets.ts';
import { ContentError, loadContents } from './content/content.ts';
import type { Files } from './lib/publishedFiles.ts';
import { isDeferred, motionStyles } from './pages/styles.ts';

type Renderer = typeof import('./pages/render.tsx');
type GalleryModule = typeof import('../site/gallery/Gallery.tsx');

/** The editor adds to each text a marker of its field. */
type ChangeContents = (contents: Record<string, Content>) => Record<string, Content>;
type Rendered = { status: number; html: string; styles: string[] };
export type RenderAt = (url: URL, change?: ChangeContents) => Promise<Rendered>;
export type Editor = { script: string; attach: (server: ViteDevServer, renderAt: RenderAt) => void };

export function serveInDevelopment(server: ViteDevServer, editor?: Editor): void {
  const files: Files = new Map();
  const renderAt = renderInDevelopment(server, files, editor?.script ?? '/site/islands/loader.ts');
  editor?.attach(server, renderAt);

  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    const file = files.get(url.pathname);
    if (file) return void response.setHeader('Content-Type', mediaTypeOf(url.pathname)).end(file);
    try {
      const { status, html, styles } = await renderAt(url);
      const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
      response.setHeader('Content-Type', 'text/html; charset=utf-8').writeHead(status);
      response.end(await server.transformIndexHtml(url.pathname, html.replace('</head>', `${links}</head>`)));
    } catch (error) {
      if (!(error instanceof ContentError)) return next(error);
      server.environments.ssr.logger.error(error.message);
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' }).end(error.message);
    }
  });
}

function renderInDevelopment(server: ViteDevServer, files: Files, script: string): RenderAt {
  const ssr = server.environments.ssr as RunnableDevEnvironment;
  return async (url, change = (contents) => contents) => {
    const { pages, render, drawings } = await ssr.runner.import<Renderer>('/ssg/pages/render.tsx');
    const page = pages.find(({ path }) => path === url.pathname) ?? pages.find(({ status }) => status === 404);
    if (!page)
      throw new Error('site/pages.ts has no page with status 404. Add one: it is shown at every unknown address.');
    const language = languages.find((known) => known === url.searchParams.get('lang')) ?? languages[0];
    const original = Object.fromEntries(loadContents());
    const { webFontCss, ...otherAssets } = await makeAssets(Object.values(original), drawings(), files);
    const css = fallbackFaces + webFontCss + floorStyles() + roomStyles() + motionStyles();
    const contents = change(original);
    const content = contents[language];
    if (url.pathname === '/gallery' && content) {
      const { Gallery } = await ssr.runner.import<GalleryModule>('/site/gallery/Gallery.tsx');
      const html = `<!doctype html>${renderToStaticMarkup(createElement(Gallery, { content, pictures: otherAssets.pictures, css }))}`;
      return { status: 200, html, styles: styleUrlsOf(ssr, 'site/gallery/Gallery.tsx') };
    }
    const assets = { ...otherAssets, css, script };
    const requestedCourt = activityIds.find((known) => known === url.searchParams.get('play'));
    const court = page.path === '/' ? requestedCourt : undefined;
    const html = await render({ page, language, contents, assets, ...(court && { court }) });
    // A court's page is site/home/CourtPage.tsx, which is not in `pages`, so it has the styles of none of them.
    const otherPages = court ? pages : pages.filter(({ source }) => source !== page.source);
    const excluded = otherPages.map(({ source }): string => source);
    return { status: page.status, html, styles: styleUrlsOf(ssr, 'ssg/pages/render.tsx', excluded) };
  };
}

function styleUrlsOf(ssr: RunnableDevEnvironment, file: string, excluded: string[] = []): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node) || excluded.includes(node.url.slice(1))) return;
    seen.add(node);
    node.importedModules.forEach(visit);
  };
  for (const node of ssr.moduleGraph.getModulesByFile(`${ssr.config.root}/${file}`) ?? []) visit(node);
  const styles = [...seen].map(({ url }) => url).filter((url) => url.endsWith('.css'));
  return [...styles.filter((url) => !isDeferred(url)), ...styles.filter(isDeferred)];
}
