import type { IncomingHttpHeaders } from 'node:http';

type Validators = { etag: string; lastModified: string };

/** What the preconditions of a GET or HEAD lead to, in the order of RFC 9110, 13.2.2. */
export function checkConditions(headers: IncomingHttpHeaders, now: Validators): 'send' | 'not modified' | 'failed' {
  const match = headers['if-match'];
  const unmodifiedSince = headers['if-unmodified-since'];
  if (match !== undefined) {
    if (!lists(match, now.etag, 'strong')) return 'failed';
  } else if (unmodifiedSince !== undefined && Date.parse(now.lastModified) > Date.parse(unmodifiedSince)) {
    return 'failed';
  }

  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return lists(noneMatch, now.etag, 'weak') ? 'not modified' : 'send';
  // Equal, not "at least as new": a deploy that goes back to an older build must be seen as a change.
  return headers['if-modified-since'] === now.lastModified ? 'not modified' : 'send';
}

/** Whether a Range may be honoured: If-Range must name exactly what we hold (RFC 9110, 13.1.5). */
export function rangeStillFits(ifRange: string | string[] | undefined, now: Validators): boolean {
  return ifRange === undefined || ifRange === now.etag || ifRange === now.lastModified;
}

function lists(header: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  if (header.trim() === '*') return true;
  for (const [, weak, value] of header.matchAll(/(W\/)?("[^"]*")/g)) {
    if (value === etag && (comparison === 'weak' || weak === undefined)) return true;
  }
  return false;
}
