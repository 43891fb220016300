import type { IncomingHttpHeaders } from 'node:http';

type Validators = { etag: string; lastModified: string };

/** Whether the client has it already; If-None-Match is heard before If-Modified-Since (RFC 9110, 13.2.2). */
export function isNotModified(headers: IncomingHttpHeaders, now: Validators): boolean {
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined)
    return noneMatch.trim() === '*' || [...noneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === now.etag);
  // Equal, not "at least as new": a deploy that goes back to an older build must be seen as a change.
  return headers['if-modified-since'] === now.lastModified;
}

/** Whether a Range may be honoured: If-Range must be exactly our ETag (RFC 9110, 13.1.5). A date is never enough. */
export function rangeStillFits(ifRange: string | string[] | undefined, now: Validators): boolean {
  return ifRange === undefined || ifRange === now.etag;
}
