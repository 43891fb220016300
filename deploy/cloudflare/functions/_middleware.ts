/** Cloudflare Pages, which finds this below the folder that it is deployed from: docs/deploy.md. */
import { isRendered } from '../../../server/pages/rendered.ts';

type Context = {
  request: Request;
  /** API is a variable of the Pages project: where the server runs, if the contact form is to work. */
  env: { API?: string; ASSETS: { fetch: (request: Request) => Promise<Response> } };
  next: () => Promise<Response>;
};

/**
 * The query chooses the language, /about?lang=id is the file about.id.html, and a court, /?play=futsal is play/futsal.html.
 */
export async function onRequest({ request, env, next }: Context): Promise<Response> {
  const url = new URL(request.url);
  const { pathname, search, searchParams } = url;
  const asksServer = pathname.startsWith('/api/') || isRendered(pathname, searchParams);
  if (env.API && asksServer) return fetch(new Request(env.API + pathname + search, request), { redirect: 'manual' });

  if (!/^(GET|HEAD)$/.test(request.method)) return next();
  const [language] = /^[a-z]{2,3}$/.exec(searchParams.get('lang') ?? '') ?? [];
  const fileOf = (page: string) => new URL(language ? `${page}.${language}` : page, url);
  const [court] = (pathname === '/' && /^[a-z-]+$/.exec(searchParams.get('play') ?? '')) || [];
  if (court) {
    const page = await env.ASSETS.fetch(new Request(fileOf(`/play/${court}`), request));
    if (page.status !== 404) return page;
  }
  if (!language) return next();
  const page = await env.ASSETS.fetch(new Request(fileOf(pathname === '/' ? '/index' : pathname), request));
  if (page.status !== 404) return page;
  const plain = await next();
  if (plain.status !== 404) return plain;
  // Without the browser's conditions: a 304 has no words to show.
  const lost = await env.ASSETS.fetch(new Request(fileOf('/404')));
  return new Response(lost.body, { status: 404, headers: lost.headers });
}
