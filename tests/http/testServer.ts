// A server process with nothing but the static half: node tests/http/testServer.ts FOLDER
import type { AddressInfo } from 'node:net';
import { backlog, createLimitedServer, serverLimits } from '../../server/http/listener.ts';
import { createStatic } from '../../server/http/static/static.ts';

const [folder = 'dist/client', options = ''] = process.argv.slice(2);
const { PORT = '0' } = process.env;
const handle = createStatic({ folder, secure: options.includes('secure'), languages: ['en', 'id'] });
const impatient = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 100 };
const limits = { ...serverLimits, ...(options.includes('impatient') ? impatient : {}) };
const server = createLimitedServer((request, response) => {
  if (!handle(request, response)) response.writeHead(299, { 'Content-Length': 0 }).end();
}, limits);
server.listen({ port: Number(PORT), host: '127.0.0.1', backlog }, () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
