import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** How long and how much a client may ask for before it is turned away, so that nobody waits for a slow or hostile one. */
export const serverLimits = {
  /** A Slowloris that drips its headers, or sends nothing at all, is cut off after this time. */
  headersTimeout: 10_000,
  /** The same for a body that drips; the contact form is small. */
  requestTimeout: 20_000,
  /** How often the two above are checked; node's own 30 s would triple them. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 s after which common balancers let go, so that they never send into a closing connection. */
  keepAliveTimeout: 65_000,
  /** A request line and all headers; more is answered with 431. */
  maxHeaderSize: 16_384,
  /** HTTP/1.1 without Host, or half of a second request, is answered with 400. */
  requireHostHeader: true,
  insecureHTTPParser: false,
} satisfies ServerOptions;

/** A client that stops reading its answer is let go after this time. */
const silence = 70_000;
const mostConnections = 15_000;
/** Node's own 511 is less than a burst of visitors, and a visitor who is turned away tries again only after a second. */
export const backlog = 4096;

export function createLimitedServer(listener: RequestListener, limits: ServerOptions = serverLimits): Server {
  const server = createServer(limits, listener);
  server.timeout = silence;
  server.maxConnections = mostConnections;
  // At the limit, idle connections are closed to make room for requests.
  server.on('drop', () => server.closeIdleConnections());
  return server;
}
