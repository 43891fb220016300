import type { EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { languages } from '../content/schema.ts';
import { mediaTypeOf } from '../server/static/mediaTypes.ts';
import type { pages as Pages } from '../site/pages.ts';
import { makeAssets } from './assets.ts';
import { writeContentSchemas } from './content/schemas.ts';
import { loadContents } from './content.ts';
import type { Files } from './files.ts';
import { isLater } from './styles.ts';

type Renderer = typeof import('./render.tsx');
type GalleryRenderer = typeof import('./gallery.tsx');

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
    if (made) return void response.setHeader('Content-Type', mediaTypeOf(url.pathname)).end(made);
    try {
      const { pages, render } = await ssr.runner.import<Renderer>('/build/render.tsx');
      const page = pages.find(({ path }) => path === url.pathname) ?? pages.find(({ status }) => status === 404);
      if (!page) return next();
      const language = languages.find((known) => known === url.searchParams.get('lang')) ?? languages[0];
      const contents = Object.fromEntries(loadContents());
      assetsMade ??= makeAssets(Object.values(contents), files);
      const { fontCss, ...shared } = await assetsMade;
      const send = async (status: number, html: string, styles: string[]) => {
        const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
        response.setHeader('Content-Type', 'text/html; charset=utf-8').writeHead(status);
        response.end(await server.transformIndexHtml(url.pathname, html.replace('</head>', `${links}</head>`)));
      };
      const content = contents[language];
      if (url.pathname === '/gallery' && content) {
        const { renderGallery } = await ssr.runner.import<GalleryRenderer>('/build/gallery.tsx');
        return await send(
          200,
          await renderGallery({ content, font: shared.font, fontCss }),
          stylesOf(ssr, 'build/gallery.tsx'),
        );
      }
      const assets = { ...shared, css: fontCss, script: '/site/islands/loader.ts' };
      const html = await render({ page, language, contents, assets });
      await send(page.status, html, stylesOf(ssr, 'build/render.tsx', otherPages(pages, page.source)));
    } catch (error) {
      if (error instanceof Error) ssr.logger.error(error.name === 'ContentError' ? error.message : String(error.stack));
      next(error);
    }
  });
}

const otherPages = (pages: typeof Pages, source: string) =>
  pages.map((page): string => page.source).filter((other) => other !== source);

/** The style files below this file, in the order of its imports and later ones last, without those below the files to leave out. */
function stylesOf(ssr: RunnableDevEnvironment, file: string, leaveOut: string[] = []): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node) || leaveOut.includes(node.url.slice(1))) return;
    seen.add(node);
    node.importedModules.forEach(visit);
  };
  for (const node of ssr.moduleGraph.getModulesByFile(`${ssr.config.root}/${file}`) ?? []) visit(node);
  const styles = [...seen].map(({ url }) => url).filter((url) => url.endsWith('.css'));
  return [...styles.filter((url) => !isLater(url)), ...styles.filter(isLater)];
}
