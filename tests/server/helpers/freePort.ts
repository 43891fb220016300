import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
