import { files } from 'site:built';
import { codingSuffixes } from '../../../server/http/static/accept.ts';
import { respond } from '../../../server/http/static/respond.ts';

const resources = { ...files, entries: new Map(files.entries) };
const errorHeaders = toPairs(resources.securityHeaders);

export async function answerWithFile(request: Request, assets: Fetcher): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const answer = respond(resources, { method, url: pathname + search, headers: headersOf(request) });
  if (!answer) return undefined;
  const { status, variant } = answer;
  const headers = toPairs(answer.headers);
  if (!variant) return new Response(null, { status, headers });
  const { path, coding } = variant;
  // wrangler.json runs the worker first for /_site, so visitors cannot fetch these files directly.
  const filePath = `/_site${path}${coding === 'identity' ? '' : codingSuffixes[coding]}`;
  const { ok, body } = await assets.fetch(new URL(filePath, request.url));
  if (!ok) return new Response('This page is missing on our side.\n', { status: 500, headers: errorHeaders });
  // `manual` tells Cloudflare that the file is already compressed.
  return new Response(body, { status, headers, encodeBody: coding === 'identity' ? 'automatic' : 'manual' });
}

/** Cloudflare replaces Accept-Encoding; `cf` has the visitor's own. */
function headersOf({ headers, cf }: Request) {
  const acceptEncoding = String(cf?.clientAcceptEncoding ?? headers.get('accept-encoding') ?? '');
  return { ...Object.fromEntries(headers), 'accept-encoding': acceptEncoding };
}

function toPairs(headers: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < headers.length; index += 2) pairs.push([headers[index] ?? '', headers[index + 1] ?? '']);
  return pairs;
}
