import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { contactPage } from '../contract/contactState.ts';
import type { Env } from './app.ts';

type ServeStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Time enough for a slow phone, not enough for someone who means to hold us. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
};

/** The page after a sent form lives at a file's address, but only the app knows whether it may say thanks. */
const isThanks = (url: string) => url.startsWith(`${contactPage}?`) && /[?&]sent=/.test(url);

export function createListener(serveStatic: ServeStatic, app: Hono<Env>) {
  const answer = getRequestListener(
    (request, env) => app.fetch(request, { address: env.incoming.socket.remoteAddress }),
    {
      overrideGlobalObjects: false,
      // What is no request at all, such as a Host that is no host.
      errorHandler: () => new Response('Bad request\n', { status: 400, headers: { Connection: 'close' } }),
    },
  );
  const server = createServer(patience, (request, response) => {
    if (!isThanks(request.url ?? '') && serveStatic(request, response)) return;
    void answer(request, response);
  });
  server.setTimeout(60_000);
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
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), grace);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
