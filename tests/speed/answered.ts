import { once } from 'node:events';
import { connect } from 'node:net';

/** Everything that comes back, headers included, byte by byte as a browser asks for it over HTTP/1.1. */
export async function answered(origin: string, path: string): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(pieces);
}
