import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkConditions, rangeStillFits } from './conditions.ts';
import { choose, qualitiesOf } from './encodings.ts';
import { type ByteRange, parseRanges } from './ranges.ts';
import type { Variant } from './resources.ts';

/** Answers GET or HEAD with what is there. All of these return true, for: answered. */
export function answer(request: IncomingMessage, response: ServerResponse, variants: Variant[]): true {
  const { headers } = request;
  const variant = choose(variants, qualitiesOf(headers['accept-encoding']));
  if (!variant) return answerNothing(response, 406, variants[0]?.refusal);
  const outcome = checkConditions(headers, variant);
  if (outcome === 'not modified') return answerNothing(response, 304, variant.notModified);
  if (outcome === 'failed') return answerNothing(response, 412, variant.refusal);

  const { range } = headers;
  if (range !== undefined && request.method === 'GET' && rangeStillFits(headers['if-range'], variant)) {
    const ranges = parseRanges(range, variant.bytes.length);
    if (ranges === 'unsatisfiable') {
      return answerNothing(response, 416, ['Content-Range', `bytes */${variant.bytes.length}`, ...variant.refusal]);
    }
    if (ranges !== 'whole') return answerParts(response, variant, ranges);
  }
  response.writeHead(200, variant.whole).end(variant.bytes);
  return true;
}

/** An error that comes with a page, whatever the request's conditions and ranges say. */
export function answerWithPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variants: Variant[],
): true {
  const variant = choose(variants, qualitiesOf(request.headers['accept-encoding']));
  if (!variant) return answerNothing(response, status, variants[0]?.refusal);
  response.writeHead(status, variant.whole).end(variant.bytes);
  return true;
}

export function answerNothing(response: ServerResponse, status: number, headers: readonly string[] = []): true {
  const length = status === 304 || status === 204 ? [] : ['Content-Length', '0'];
  response.writeHead(status, [...length, ...headers]).end();
  return true;
}

function answerParts(response: ServerResponse, variant: Variant, ranges: ByteRange[]): true {
  const { bytes, part, type } = variant;
  const [single, second] = ranges;
  if (single && !second) {
    const body = bytes.subarray(single.first, single.last + 1);
    const headers = ['Content-Type', type, 'Content-Length', String(body.length), ...contentRange(single), ...part];
    response.writeHead(206, headers).end(body);
    return true;
  }
  const boundary = randomUUID();
  const chunks = ranges.flatMap((range) => [
    Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${type}\r\n${contentRange(range).join(': ')}\r\n\r\n`),
    bytes.subarray(range.first, range.last + 1),
  ]);
  const body = Buffer.concat([...chunks, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const multipart = `multipart/byteranges; boundary=${boundary}`;
  response.writeHead(206, ['Content-Type', multipart, 'Content-Length', String(body.length), ...part]).end(body);
  return true;

  function contentRange({ first, last }: ByteRange): [string, string] {
    return ['Content-Range', `bytes ${first}-${last}/${bytes.length}`];
  }
}
