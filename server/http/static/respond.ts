import { cacheControl } from '../headers.ts';
import { choose, preferredLanguage } from './accept.ts';
import type { Described, Entry, FlatHeaders, Resources } from './resources.ts';
import { isRendered, parseTarget, viewAt } from './target.ts';

type Asked = { method: string; url: string; headers: Record<string, string | string[] | undefined> };
export type Answer<One> = { status: number; headers: FlatHeaders; variant?: One };

const noQuery = new URLSearchParams();

/** Answers every request except /api/ and pages rendered on request. Node and the worker send the answer. */
export function respond<One extends Described>(site: Resources<One>, asked: Asked): Answer<One> | undefined {
  const { method, headers, url } = asked;
  const target = parseTarget(url);
  if (target?.isApi) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return withoutBody(405, ['Allow', 'GET, HEAD']);
  const query = target?.search ? new URLSearchParams(target.search) : noQuery;
  if (!target) return withPage(400);

  const { path, search } = target;
  if (isRendered(path, query)) return undefined;
  const view = site.entries.get(viewAt(path, query));
  const entry = view ?? site.entries.get(path);
  if (entry && (view || entry.kind !== 'view')) return unlessUnchanged(variantOf(entry));
  const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  // Redirects only to our own pages and to site/redirects.ts, so that no address can lead visitors to another site.
  if (page !== path && site.entries.get(page)?.kind === 'page') return moved(encodeURI(page));
  const movedTo = site.redirects[page];
  if (movedTo) return moved(movedTo);
  return withPage(404);

  function variantOf({ kind, variants, translations }: Entry<One>): One {
    const inLanguage = (kind !== 'file' && translations[language()]) || variants;
    return choose(inLanguage, headers['accept-encoding'] as string | undefined);
  }

  /** The language in the address, else the browser's. '' is the default language without ?lang= in its links. */
  function language(): string {
    const chosen = query.get('lang') ?? '';
    if (site.languages.includes(chosen)) return chosen;
    const preferred = preferredLanguage(headers['accept-language'] as string | undefined, site.languages);
    return preferred === site.languages[0] ? '' : preferred;
  }

  function unlessUnchanged(variant: One): Answer<One> {
    const known = headers['if-none-match'] as string | undefined;
    return known?.includes(variant.etag)
      ? { status: 304, headers: variant.notModified }
      : { status: 200, headers: variant.headers, variant };
  }

  function withPage(status: number): Answer<One> {
    const variant = variantOf(site.notFound);
    return { status, headers: variant.headers, variant };
  }

  function withoutBody(status: number, own: FlatHeaders): Answer<One> {
    return { status, headers: ['Content-Length', '0', ...own, ...site.security] };
  }

  function moved(to: string): Answer<One> {
    const [address, hash] = to.split('#');
    const location = `${address}${search}${hash === undefined ? '' : `#${hash}`}`;
    return withoutBody(301, ['Location', location, 'Cache-Control', cacheControl.file]);
  }
}
