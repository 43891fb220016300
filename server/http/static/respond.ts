import { cacheControl } from '../headers.ts';
import { preferredLanguage, smallestVariant } from './accept.ts';
import type { AddressEntry, FlatHeaders, Resources, VariantInfo } from './resources.ts';
import { isRenderedOnRequest, parseTarget, viewPath } from './target.ts';

type StaticRequest = { method: string; url: string; headers: Record<string, string | string[] | undefined> };
export type StaticResponse<Info> = { status: number; headers: FlatHeaders; variant?: Info };

const noQuery = new URLSearchParams();

/** Returns undefined for /api/ and for pages that the app renders on request. */
export function respond<Info extends VariantInfo>(
  resources: Resources<Info>,
  request: StaticRequest,
): StaticResponse<Info> | undefined {
  const { method, headers, url } = request;
  const target = parseTarget(url);
  if (target?.isApi) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return withoutBody(405, ['Allow', 'GET, HEAD']);
  const query = target?.search ? new URLSearchParams(target.search) : noQuery;
  if (!target) return withErrorPage(400);

  const { path, search } = target;
  if (isRenderedOnRequest(path, query)) return undefined;
  // A view is a page that a query parameter selects: /?play=futsal shows the view /play/futsal, a path that itself answers 404.
  const view = resources.entries.get(viewPath(path, query) ?? '');
  const entry = view ?? resources.entries.get(path);
  if (entry && (view || entry.kind !== 'view')) return okOrNotModified(variantOf(entry));
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  // Redirects only to known addresses, so that no link can lead visitors to another site.
  if (withoutSlash !== path && resources.entries.get(withoutSlash)?.kind === 'page')
    return redirectTo(encodeURI(withoutSlash));
  const redirect = resources.redirects[withoutSlash];
  if (redirect) return redirectTo(redirect);
  return withErrorPage(404);

  function variantOf({ kind, variants, translations }: AddressEntry<Info>): Info {
    const inLanguage = kind === 'file' ? variants : (translations[translationKey()] ?? variants);
    return smallestVariant(inLanguage, headers['accept-encoding'] as string | undefined);
  }

  /** Returns '' for the pages in the default language whose links have no ?lang=: the browser itself prefers that language. */
  function translationKey(): string {
    const chosen = query.get('lang') ?? '';
    if (resources.languages.includes(chosen)) return chosen;
    const preferred = preferredLanguage(headers['accept-language'] as string | undefined, resources.languages);
    return preferred === resources.languages[0] ? '' : preferred;
  }

  function okOrNotModified(variant: Info): StaticResponse<Info> {
    const knownEtags = headers['if-none-match'] as string | undefined;
    return knownEtags?.includes(variant.etag)
      ? { status: 304, headers: variant.notModifiedHeaders }
      : { status: 200, headers: variant.headers, variant };
  }

  function withErrorPage(status: number): StaticResponse<Info> {
    const variant = variantOf(resources.notFound);
    return { status, headers: variant.headers, variant };
  }

  function withoutBody(status: number, added: FlatHeaders): StaticResponse<Info> {
    return { status, headers: ['Content-Length', '0', ...added, ...resources.securityHeaders] };
  }

  function redirectTo(to: string): StaticResponse<Info> {
    const [address = '', hash] = to.split('#');
    const addedQuery = address.includes('?') ? search.replace('?', '&') : search;
    const location = `${address}${addedQuery}${hash === undefined ? '' : `#${hash}`}`;
    return withoutBody(301, ['Location', location, 'Cache-Control', cacheControl.file]);
  }
}
