import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a server that sees each request first, and lets nothing into the browser's cache. */
export async function forwarding(site: string | undefined, see: (request: IncomingMessage) => void) {
  const server = createServer(async (request, response) => {
    see(request);
    const answer = await fetch(site + String(request.url));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
