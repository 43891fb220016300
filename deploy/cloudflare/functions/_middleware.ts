/** Cloudflare Pages, which finds this in functions/ beside the folder it publishes: docs/deploy.md. */

type Context = {
  request: Request;
  /** API is a variable of the Pages project: where the server runs, if the contact form is to work. */
  env: { API?: string; ASSETS: { fetch: (request: Request) => Promise<Response> } };
  next: () => Promise<Response>;
};

/** The language is chosen by the query: /about?lang=id is the file about.id.html. */
export async function onRequest({ request, env, next }: Context): Promise<Response> {
  const url = new URL(request.url);
  const { pathname, search, searchParams } = url;
  const asksServer = pathname.startsWith('/api/') || (pathname === '/about' && searchParams.has('sent'));
  if (env.API && asksServer) return fetch(new Request(env.API + pathname + search, request), { redirect: 'manual' });

  const language = searchParams.get('lang') ?? '';
  if (!/^[a-z]{2,3}$/.test(language) || !/^(GET|HEAD)$/.test(request.method)) return next();
  const fileOf = (page: string) => new URL(`${page}.${language}`, url);
  const page = await env.ASSETS.fetch(new Request(fileOf(pathname === '/' ? '/index' : pathname), request));
  if (page.status !== 404) return page;
  const plain = await next();
  if (plain.status !== 404) return plain;
  // Without the browser's conditions: a 304 has no words to show.
  const lost = await env.ASSETS.fetch(new Request(fileOf('/404')));
  return new Response(lost.body, { status: 404, headers: lost.headers });
}
