import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The reason to refuse a request, if any. Only our own page on this machine, with this start's token, may write. */
export function checkRequest({ headers, method, socket }: IncomingMessage, token: string): string | undefined {
  const { host = '', origin, authorization = '' } = headers;
  const isHere = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`].includes(host);
  const isOwn = isHere && origin === `http://${host}` && headers['content-type'] === 'application/json';
  if (!isOwn || method !== 'POST') return 'The editor answers its own page only.';
  const [given, wanted] = [authorization, `Bearer ${token}`].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return undefined;
  return 'The editor was started anew. Open the address that it printed in the terminal.';
}
