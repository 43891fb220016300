import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from './app.ts';
import { createLimitedServer } from './static/limits.ts';

type ServeStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createListener(serveStatic: ServeStatic, app: Hono<Env>): Server {
  const answer = getRequestListener(
    (request, env) => app.fetch(request, { address: env.incoming.socket.remoteAddress }),
    {
      overrideGlobalObjects: false,
      // What is no request at all, such as a Host that is no host.
      errorHandler: () => new Response('Bad request\n', { status: 400, headers: { Connection: 'close' } }),
    },
  );
  const server = createLimitedServer((request, response) => {
    if (serveStatic(request, response)) return;
    void answer(request, response);
  });
  return server;
}

/** Takes no new request, lets those in hand end, and cuts what is still there after `grace`. */
export async function closeListener(server: Server, grace: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
