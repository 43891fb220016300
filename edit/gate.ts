import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is refused: only the page that carries this start's token may write, and only from this machine. */
export function refusal(request: IncomingMessage, token: string): string | undefined {
  const { host = '', origin, authorization = '' } = request.headers;
  const port = request.socket.localPort;
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return 'This address is not the editor’s.';
  if (origin !== `http://${host}`) return 'The editor answers its own page only.';
  if (request.method !== 'POST') return 'The editor is asked by POST.';
  if (request.headers['content-type'] !== 'application/json') return 'The editor reads JSON only.';
  const given = Buffer.from(authorization);
  const wanted = Buffer.from(`Bearer ${token}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return 'The editor was started anew. Open the address that it printed in the terminal.';
  return undefined;
}
