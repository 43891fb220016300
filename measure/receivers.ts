import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../tests/server/helpers/freePort.ts';
import { readMail } from '../tests/server/helpers/rawMail.ts';
import { type Behaviour, startSmtpServer } from '../tests/server/helpers/smtpServer.ts';

/** `id`: the Message-ID or Webhook-Id. `wasAnswered`: our server got a success answer. */
export type Arrival = { id: string; text: string; wasAnswered: boolean };

export async function startMailServer() {
  const mailServer = await startSmtpServer();
  return {
    settings: { SMTP_URL: mailServer.url, CONTACT_TO: 'hello@sehobi.example', CONTACT_FROM: 'website@sehobi.example' },
    arrivals: (): Arrival[] =>
      mailServer.received.map(({ raw, wasAnswered }) => {
        const { headers, text } = readMail(raw);
        return { id: headers['message-id'] ?? '', text, wasAnswered };
      }),
    behave: mailServer.behave,
    stop: mailServer.stop,
  };
}

export async function startWebhook() {
  const arrivals: Arrival[] = [];
  let behaviours: readonly Behaviour[] = ['accept'];
  let requestCount = 0;
  const end = (response: ServerResponse, status: number) => response.writeHead(status).end();

  const server = createServer(async (request, response) => {
    const behaviour = behaviours[requestCount++ % behaviours.length] ?? 'accept';
    if (behaviour === 'dropWhileReading') {
      request.destroy();
      return;
    }
    const body = await text(request).catch(() => undefined);
    if (behaviour === 'tryLater' || behaviour === 'refuse' || body === undefined) {
      end(response, behaviour === 'refuse' ? 403 : 503);
      return;
    }
    const wasAnswered = behaviour !== 'dropBeforeAnswer';
    arrivals.push({ id: String(request.headers['webhook-id']), text: body, wasAnswered });
    if (wasAnswered) setTimeout(() => end(response, 204), behaviour === 'slow' ? 400 : 0);
    else request.destroy();
  });
  const port = await listenOnFreePort(server);
  return {
    settings: {
      CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      CONTACT_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    arrivals: () => arrivals,
    behave(...next: Behaviour[]) {
      behaviours = next;
      requestCount = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
