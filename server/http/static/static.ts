import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl, securityHeaders } from '../headers.ts';
import { answer, answerNothing, answerWithPage } from './answer.ts';
import { FileChanged } from './hotFiles.ts';
import { type Entry, loadResources, type Variant } from './resources.ts';
import { pageAt, parseTarget, withoutTrailingSlashes } from './target.ts';

type StaticOptions = {
  /** The built site, usually dist/client. */
  folder: string;
  /** Whether visitors come over TLS, here or at the balancer in front. */
  secure: boolean;
  /** Says which pages are rendered on request; they are left to the caller. */
  dynamic?: (path: string, query: URLSearchParams) => boolean;
  /** Called for a file that was written over, and cannot be served any more. */
  onChanged?: (fault: FileChanged) => void;
};

/** Such a path is not for the app, whose URL parser would make /api/../about a second address of a page. */
const dotSegment = /\/\.{1,2}(\/|$)/;
const noQuery = new URLSearchParams();

/**
 * Opens the whole site and gives the handler for all of it. The handler answers and returns true, except for
 * /api/ and for what `dynamic` claims: there it returns false and has touched nothing.
 */
export function createStatic({ folder, secure, dynamic, onChanged = () => {} }: StaticOptions) {
  const { entries, notFound } = loadResources(folder, secure);
  const security = Object.entries(securityHeaders({ secure })).flat();
  const allow = ['Allow', 'GET, HEAD, OPTIONS', ...security];

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    try {
      return handle(request, response);
    } catch (error) {
      if (!(error instanceof FileChanged)) throw error;
      onChanged(error);
      return answerNothing(response, 503, ['Retry-After', '30', 'Cache-Control', cacheControl.answer, ...security]);
    }
  };

  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    // HTTP/1.1 keeps a connection open unless told otherwise, so the header would only cost bytes of the first flight.
    if (request.httpVersionMinor === 1 && response.shouldKeepAlive) response.removeHeader('Connection');
    // HTTP/0.9 and two hosts may be read differently by what stands before us, so we don't read them (RFC 9112, 3.2).
    if (request.httpVersionMajor !== 1 || hasTwoHosts(request.rawHeaders))
      return answerNothing(response, 400, security);
    if (url === '*' && method === 'OPTIONS') return answerNothing(response, 204, allow);
    const target = parseTarget(url);
    const path = target === 'malformed' ? '' : target.path;
    if (path.startsWith('/api/') && !dotSegment.test(path)) return false;
    if (method === 'OPTIONS') return answerNothing(response, 204, allow);
    if (method !== 'GET' && method !== 'HEAD') return answerNothing(response, 405, allow);

    const query = target === 'malformed' || target.query === '' ? noQuery : new URLSearchParams(target.query);
    if (target === 'malformed') return answerWithPage(request, response, 400, inLanguage(notFound));
    if (dynamic?.(path, query)) return false;
    const entry = entries.get(pageAt(path, query)) ?? entries.get(path);
    if (entry) return answer(request, response, inLanguage(entry));
    const trimmed = withoutTrailingSlashes(path);
    if (trimmed !== undefined && entries.get(trimmed)?.kind === 'document') {
      // Safe from leading off the site: only the address of a page of ours gets here.
      const location = encodeURI(trimmed) + target.query;
      return answerNothing(response, 301, ['Location', location, 'Cache-Control', cacheControl.file, ...security]);
    }
    return answerWithPage(request, response, 404, inLanguage(notFound));

    function inLanguage({ variants, languages }: Entry): Variant[] {
      return (languages.size > 0 && languages.get(query.get('lang') ?? '')) || variants;
    }
  }
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}
