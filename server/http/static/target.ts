import { contactPage, receiptPattern } from '../../../contract/contactState.ts';

type Target = { path: string; search: string; isApi: boolean };

/** The app's URL parser would read /api/../about as /about, so such a path is not passed to the app. */
const dotSegment = /\/\.{1,2}(\/|$)/;
/** Control characters and backslashes, which no address of ours has. */
const forbiddenCharacters = /[\p{Cc}\\]/u;

/**
 * The path and query of a request line, or undefined for a malformed one. The path is decoded, so that /%61bout is
 * /about. It is only looked up in a map and never joined to a folder, so path traversal is impossible.
 */
export function parseTarget(url: string): Target | undefined {
  if (!url.startsWith('/')) return undefined;
  const queryStart = url.indexOf('?');
  const encodedPath = queryStart === -1 ? url : url.slice(0, queryStart);
  const search = queryStart === -1 ? '' : url.slice(queryStart);
  // An encoded slash (%2F) does not separate folders, so it stays encoded: %252F decodes to %2F.
  const path = encodedPath.includes('%') ? decodePath(encodedPath.replaceAll(/%2f/gi, '%252F')) : encodedPath;
  if (path === undefined || forbiddenCharacters.test(path)) return undefined;
  return { path, search, isApi: path.startsWith('/api/') && !dotSegment.test(path) };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** For a page's path the query parameter that selects one of its views: /?play=futsal is the view play/futsal.html of home. */
const viewParameters: Record<string, string> = { '/': 'play', [contactPage]: 'topic' };

export const isView = (file: string): boolean =>
  Object.values(viewParameters).some((parameter) => file.startsWith(`/${parameter}/`));

export function viewPath(path: string, query: URLSearchParams): string | undefined {
  const parameter = viewParameters[path];
  return parameter && `/${parameter}/${query.get(parameter)}`;
}

/** The confirmation is rendered on request, because only the app knows whether a receipt exists. */
export const isRenderedOnRequest = (path: string, query: URLSearchParams): boolean =>
  path === contactPage && receiptPattern.test(query.get('sent') ?? '');
