export type Target = { path: string; query: string } | 'malformed';

/**
 * The path and query of a request line. The path comes back decoded, so that /%61bout is /about; it is only ever
 * looked up in a map of what we publish, never joined to a folder, so there is nothing for a traversal to reach.
 */
export function parseTarget(url: string): Target {
  const target = url.startsWith('/') ? url : originForm(url);
  if (target === undefined) return 'malformed';
  const mark = target.indexOf('?');
  const raw = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  if (raw.includes('\\')) return 'malformed';
  if (!raw.includes('%')) return { path: raw, query };
  // An encoded slash is a character of a name, not a separator: it stays encoded, and no name of ours has one.
  const path = decoded(raw.replaceAll(/%2f/gi, '%252F'));
  return path === undefined || hasForbidden(path) ? 'malformed' : { path, query };
}

/** RFC 9112, 3.2.2 has servers accept `GET http://host/path`. The host is dropped: it chooses nothing here. */
function originForm(url: string): string | undefined {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(url) ?? [];
  if (rest === undefined) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasForbidden(path: string): boolean {
  for (let at = 0; at < path.length; at++) {
    const code = path.charCodeAt(at);
    if (code < 0x20 || code === 0x7f || code === 0x5c) return true;
  }
  return false;
}

/** The page that answers. A court has one of its own, so that it is shared with its own picture. */
export const pageAt = (path: string, query: URLSearchParams): string =>
  path === '/' && query.has('play') ? `/play/${query.get('play')}` : path;

/** `/about///` without its slashes, or undefined if it has none. A loop, because /\/+$/ takes quadratic time. */
export function withoutTrailingSlashes(path: string): string | undefined {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return end === path.length ? undefined : path.slice(0, end);
}
