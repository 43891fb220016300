import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified, rangeStillFits } from './conditions.ts';
import { choose, qualitiesOf } from './encodings.ts';
import { parseRange } from './ranges.ts';
import type { Variant } from './resources.ts';

/** Answers GET or HEAD with what is there. Each function of this file returns true, which means: answered. */
export function answer(request: IncomingMessage, response: ServerResponse, variants: readonly Variant[]): true {
  const { headers, method } = request;
  const variant = choose(variants, qualitiesOf(headers['accept-encoding']));
  if (isNotModified(headers, variant)) return answerNothing(response, 304, variant.notModified);
  const { range } = headers;
  if (range !== undefined && method === 'GET' && rangeStillFits(headers['if-range'], variant))
    return answerRange(response, variant, range);
  const bytes = variant.read();
  response.writeHead(200, variant.whole).end(bytes);
  return true;
}

/** An error that comes with a page, whatever the request's conditions and ranges say. */
export function answerWithPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variants: readonly Variant[],
): true {
  const variant = choose(variants, qualitiesOf(request.headers['accept-encoding']));
  const bytes = variant.read();
  response.writeHead(status, variant.whole).end(bytes);
  return true;
}

export function answerNothing(response: ServerResponse, status: number, headers: readonly string[]): true {
  const length = status === 304 || status === 204 ? [] : ['Content-Length', '0'];
  response.writeHead(status, [...length, ...headers]).end();
  return true;
}

function answerRange(
  response: ServerResponse,
  { size, read, whole, part, type, refusal }: Variant,
  header: string,
): true {
  const range = parseRange(header, size);
  if (range === 'unsatisfiable') return answerNothing(response, 416, ['Content-Range', `bytes */${size}`, ...refusal]);
  const bytes = read();
  if (range === 'whole') {
    response.writeHead(200, whole).end(bytes);
    return true;
  }
  const { first, last } = range;
  const sent = ['Content-Range', `bytes ${first}-${last}/${size}`, 'Content-Length', String(last - first + 1)];
  response.writeHead(206, ['Content-Type', type, ...sent, ...part]).end(bytes.subarray(first, last + 1));
  return true;
}
