import type { EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { languages } from '../content/schema.ts';
import { mediaTypeOf } from '../server/static/mediaTypes.ts';
import type { pages as Pages } from '../site/pages.ts';
import { makeAssets } from './assets.ts';
import { writeContentSchemas } from './content/schemas.ts';
import { loadContents } from './content.ts';
import type { Files } from './files.ts';

type Renderer = typeof import('./render.tsx');

/** Renders a page at each request, by the same code as the build, with its styles as links that Vite can exchange. */
export function serveInDevelopment(server: ViteDevServer): void {
  const ssr = server.environments.ssr as RunnableDevEnvironment;
  const files: Files = new Map();
  writeContentSchemas();
  // Font, icons and photographs are made anew when the content has changed, not at each request.
  let assetsMade: ReturnType<typeof makeAssets> | undefined;
  server.watcher.on('all', (_event, file) => {
    if (file.startsWith(`${ssr.config.root}/content/`)) assetsMade = undefined;
  });

  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost');
    const made = files.get(url.pathname);
    if (made) return void response.setHeader('Content-Type', mediaTypeOf(url.pathname).type).end(made);
    try {
      const { pages, render } = await ssr.runner.import<Renderer>('/build/render.tsx');
      const page = pages.find(({ path }) => path === url.pathname) ?? pages.find(({ status }) => status === 404);
      if (!page) return next();
      const language = languages.find((known) => known === url.searchParams.get('lang')) ?? languages[0];
      const contents = Object.fromEntries(loadContents());
      assetsMade ??= makeAssets(Object.values(contents), files);
      const { fontCss, ...shared } = await assetsMade;
      const assets = { ...shared, css: fontCss, script: '/site/islands/loader.ts' };
      const html = await render({ page, language, contents, assets });
      const links = stylesOf(ssr, pages, page.source).map((href) => `<link rel="stylesheet" href="${href}">`);
      response.setHeader('Content-Type', 'text/html; charset=utf-8').writeHead(page.status);
      response.end(await server.transformIndexHtml(url.pathname, html.replace('</head>', `${links.join('')}</head>`)));
    } catch (error) {
      if (error instanceof Error) ssr.logger.error(error.name === 'ContentError' ? error.message : String(error.stack));
      next(error);
    }
  });
}

/** The style files below the document and below this page, not those of other pages. */
function stylesOf(ssr: RunnableDevEnvironment, pages: typeof Pages, source: string): string[] {
  const others = new Set<string>(pages.map((page) => page.source).filter((other) => other !== source));
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node) || others.has(node.url.slice(1))) return;
    seen.add(node);
    node.importedModules.forEach(visit);
  };
  for (const node of ssr.moduleGraph.getModulesByFile(`${ssr.config.root}/build/render.tsx`) ?? []) visit(node);
  return [...seen].map(({ url }) => url).filter((url) => url.endsWith('.css'));
}
