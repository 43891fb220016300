import files from 'site:files';
import { cacheControl } from '../../../server/http/headers.ts';
import { isNotModified } from '../../../server/http/static/conditions.ts';
import { choose, qualitiesOf } from '../../../server/http/static/encodings.ts';
import { pageAt, parseTarget, withoutTrailingSlashes } from '../../../server/http/static/target.ts';
import { type File, hidden } from '../../../ssg/worker/files.ts';

type Fetch = (request: Request) => Promise<Response>;
type Options = { asset: Fetch; dynamic: (path: string, query: URLSearchParams) => boolean };

/** Pages and files with the server's own headers, in the language and coding asked for. Undefined: not for files to answer. */
export function createPages({ asset, dynamic }: Options) {
  const { entries, notFound, security } = files;

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, search, searchParams: query } = new URL(request.url);
    const target = parseTarget(pathname + search);
    const path = target === 'malformed' ? '' : target.path;
    if (path.startsWith('/api/')) return undefined;
    const allow = { Allow: 'GET, HEAD, OPTIONS', ...security };
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: allow });
    if (target === 'malformed') return send(request, 400, inLanguage(notFound));
    if (dynamic(path, query)) return undefined;
    const address = [pageAt(path, query), path].find((known) => Object.hasOwn(entries, known));
    const entry = address && entries[address];
    if (entry) return answer(request, inLanguage(entry));
    const page = withoutTrailingSlashes(path) ?? '';
    if (Object.hasOwn(entries, page) && entries[page]?.isDocument) {
      const headers = { Location: encodeURI(page) + search, 'Cache-Control': cacheControl.file, ...security };
      return new Response(null, { status: 301, headers });
    }
    return send(request, 404, inLanguage(notFound));

    function inLanguage(file: File): File {
      const language = query.get('lang') ?? '';
      return (Object.hasOwn(file.languages, language) && file.languages[language]) || file;
    }
  };

  async function answer(request: Request, file: File): Promise<Response> {
    const { etag } = variantFor(request, file);
    const asked = {
      'if-none-match': request.headers.get('if-none-match') ?? undefined,
      'if-modified-since': request.headers.get('if-modified-since') ?? undefined,
    };
    const { lastModified } = file;
    if (!isNotModified(asked, { etag, lastModified })) return send(request, 200, file);
    return new Response(null, { status: 304, headers: { ...file.caching, ETag: etag } });
  }

  async function send(request: Request, status: number, file: File): Promise<Response> {
    const { coding, name, etag, size } = variantFor(request, file);
    const headers = new Headers({ 'Content-Type': file.type, ...file.caching, ETag: etag, ...file.security });
    headers.set('Content-Length', String(size));
    if (coding !== 'identity') headers.set('Content-Encoding', coding);
    const { ok, body } = await asset(new Request(new URL(hidden + name, request.url)));
    if (!ok) return new Response('This page is missing on our side.\n', { status: 500, headers: security });
    const encodeBody = coding === 'identity' ? 'automatic' : 'manual';
    return new Response(body, { status, headers, encodeBody });
  }
}

/** Cloudflare replaces Accept-Encoding by its own, and keeps the visitor's in `cf`. */
function variantFor(request: Request & { cf?: { clientAcceptEncoding?: string } }, { variants }: File) {
  const wish = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding');
  return choose(variants, qualitiesOf(wish || undefined));
}
