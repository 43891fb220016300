import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from '../appDependencies.ts';
import { loadResources, type SiteOptions } from './static/resources.ts';
import { respond } from './static/respond.ts';

const timeLimitsMs = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** Node's default would add up to 30 s to the two timeouts above. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 s of common load balancers, so that they never send into a closing connection. */
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

const stalledTimeoutMs = 70_000;
const maxConnections = 15_000;
/** Node's default of 511 is too few for a burst of visitors. */
export const backlog = 4096;

export function createLimitedServer(listener: RequestListener) {
  const server = createServer(timeLimitsMs, listener);
  server.timeout = stalledTimeoutMs;
  server.maxConnections = maxConnections;
  server.on('drop', () => server.closeIdleConnections());
  return server;
}

export function createSiteServer(
  serveStatic: ReturnType<typeof createStaticHandler>,
  app: Hono<Env>,
  countResponse: (status: number, url: string) => void,
) {
  const serveApp = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => new Response('Bad request\n', { status: 400, headers: { Connection: 'close' } }),
  });
  const server = createLimitedServer((request, response) => {
    response.once('close', () => countResponse(response.statusCode, request.url ?? ''));
    if (serveStatic(request, response)) return;
    void serveApp(request, response);
  });

  return {
    server,
    async close(graceMs: number): Promise<void> {
      // server.close() closes only connections that are idle now; others would stay open for keepAliveTimeout.
      const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
      const forceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(idleTimer);
      clearTimeout(forceTimer);
    },
  };
}

export function createStaticHandler(options: SiteOptions) {
  const resources = loadResources(options);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '/', headers } = request;
    // `Connection: keep-alive`, which Node would add, is the default of HTTP/1.1.
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
