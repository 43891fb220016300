import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from '../appParts.ts';
import type { ResponseCounts } from '../operation/responseCounts.ts';
import { createLimitedServer } from './static/limits.ts';

type ServeStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/** In ms: a request may be on its way over a connection that has just been made. */
const silenceGrace = 500;

export function createListener(serveStatic: ServeStatic, app: Hono<Env>, counts?: ResponseCounts) {
  const answer = getRequestListener(
    (request, env) => app.fetch(request, { address: env.incoming.socket.remoteAddress }),
    {
      overrideGlobalObjects: false,
      // Called for what cannot be made a Request, such as a Host header that is no host.
      errorHandler: () => new Response('Bad request\n', { status: 400, headers: { Connection: 'close' } }),
    },
  );
  const server = createLimitedServer((request, response) => {
    if (counts) {
      const begun = performance.now();
      response.once('close', () =>
        counts.count(response.statusCode, (performance.now() - begun) / 1000, request.url ?? ''),
      );
    }
    if (serveStatic(request, response)) return;
    void answer(request, response);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    server,
    /** Takes no new request, lets those in hand end, and cuts what is still there after `grace`. */
    async close(grace: number): Promise<void> {
      // Browsers open connections ahead of need; Node takes one that has said nothing yet for a request in hand.
      const silence = setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, silenceGrace);
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(sweep);
      clearTimeout(silence);
      clearTimeout(cut);
    },
  };
}
