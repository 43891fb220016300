import { contactPage, receiptPattern } from '../../../contract/contactState.ts';

type Target = { path: string; search: string; isApi: boolean };

/** The app's URL parser would read /api/../about as /about, so such a path is not passed to the app. */
const dotSegment = /\/\.{1,2}(\/|$)/;
const forbiddenCharacters = /[\p{Cc}\\]/u;

/** The path is only looked up in a map and never joined to a folder, so path traversal is impossible. */
export function parseTarget(url: string): Target | undefined {
  if (!url.startsWith('/')) return undefined;
  const queryStart = url.indexOf('?');
  const encodedPath = queryStart === -1 ? url : url.slice(0, queryStart);
  const search = queryStart === -1 ? '' : url.slice(queryStart);
  // An encoded slash (%2F) does not separate folders, so the path keeps it encoded.
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

/** /?play=futsal is the view play/futsal.html of home. */
const viewParameters: Record<string, string> = { '/': 'play', [contactPage]: 'topic' };

export const isView = (path: string): boolean =>
  Object.values(viewParameters).some((parameter) => path.startsWith(`/${parameter}/`));

export function viewPath(path: string, query: URLSearchParams): string | undefined {
  const parameter = viewParameters[path];
  return parameter && `/${parameter}/${query.get(parameter)}`;
}

export const isRenderedOnRequest = (path: string, query: URLSearchParams): boolean =>
  path === contactPage && receiptPattern.test(query.get('sent') ?? '');
