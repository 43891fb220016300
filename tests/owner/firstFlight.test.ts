import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { builtCopy } from '../install/builtCopy.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';

/** A new connection's first flight is ten packets of 1,460 bytes; TLS wants some of them. */
const firstFlight = 14_200;
const env = { SITE_URL: 'https://www.sehobi.id' };

let copy: ReturnType<typeof builtCopy>;
let server: Started;
beforeAll(async () => {
  // The real content in the place of the tests'.
  copy = builtCopy((content) => cpSync('content', content, { recursive: true }), env);
  server = await startServerProcess({ cwd: copy.folder, env });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

/** Everything that comes back, byte by byte, as a browser asks for it over HTTP/1.1. */
async function answered(path: string): Promise<Buffer> {
  const socket = connect(server.port, '127.0.0.1');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.end(`GET ${path} HTTP/1.1\r\nHost: www.sehobi.id\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(pieces);
}

const addresses = pages.flatMap(({ path, status }) =>
  languages.map((language, index) => `${status === 404 ? '/no-such-page' : path}${index ? `?lang=${language}` : ''}`),
);

test.each(addresses)('%s and its headers arrive in the first flight of a connection', async (address) => {
  const answer = await answered(address);
  expect(answer.toString('latin1')).toContain('Content-Encoding: br');
  expect(answer.length, 'bytes; see docs/performance.md').toBeLessThanOrEqual(firstFlight);
});
