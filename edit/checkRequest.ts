import type { IncomingMessage } from 'node:http';
import { Refused } from './drafts.ts';

/** Refuses other sites that are open in the browser, also if their host name leads to this machine (DNS rebinding). */
export function checkRequest({ headers, method, socket }: IncomingMessage): void {
  const { host = '', origin } = headers;
  const isHere = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`].includes(host);
  const isOwn = isHere && origin === `http://${host}` && headers['content-type'] === 'application/json';
  if (!isOwn || method !== 'POST') throw new Refused('The editor answers its own page only.');
}
