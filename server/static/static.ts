import type { IncomingMessage, ServerResponse } from 'node:http';

/** Stand-in until the static files' server is merged. */
export function createStatic(_options: { folder: string; secure: boolean }) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.startsWith('/api/')) return false;
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return true;
  };
}
