import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadResources, type SiteOptions } from './resources.ts';
import { respond } from './respond.ts';

/**
 * Reads the whole site and returns its request handler. The handler answers and returns true. For /api/ and pages
 * rendered on request it sends nothing and returns false.
 */
export function createStaticHandler(options: SiteOptions) {
  const resources = loadResources(options);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '/', headers } = request;
    // HTTP/1.1 keeps a connection open by default, so the header would only use bytes of the first round trip.
    if (request.httpVersionMinor === 1 && response.shouldKeepAlive) response.removeHeader('Connection');
    // A proxy may read HTTP/0.9 or two Host headers differently than we do, so they are refused (RFC 9112, 3.2).
    if (request.httpVersionMajor !== 1 || (request.headersDistinct['host']?.length ?? 0) > 1) {
      response.writeHead(400, ['Content-Length', '0', ...resources.securityHeaders]).end();
      return true;
    }
    const answer = respond(resources, { method, url, headers });
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.variant?.bytes);
    return answer !== undefined;
  };
}
