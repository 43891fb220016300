import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from './freePort.ts';

export type Behaviour = 'accept' | 'slow' | 'tryLater' | 'refuse' | 'dropWhileReading' | 'dropBeforeAnswer' | 'hang';
/** `raw`: headers and text as sent. `wasAnswered`: our server was told that the mail has arrived. */
export type Received = { raw: string; wasAnswered: boolean; from: string; to: string[] };

const errorWith = (responseCode: number) => Object.assign(new Error(`error ${responseCode}`), { responseCode });

export async function startSmtpServer() {
  const received: Received[] = [];
  const behaviourOfSession = new Map<string, Behaviour>();
  let behaviours: Behaviour[] = ['accept'];
  let attemptCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, session, done) {
      const behaviour = behaviours[attemptCount++ % behaviours.length] ?? 'accept';
      behaviourOfSession.set(session.id, behaviour);
      if (behaviour === 'tryLater') return done(errorWith(451));
      if (behaviour === 'refuse') return done(errorWith(550));
      if (behaviour !== 'hang') return done();
    },
    onData(stream, session, done) {
      const behaviour = behaviourOfSession.get(session.id);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        // The connection ends before DATA does: the mail has not arrived and must be sent again.
        if (behaviour === 'dropWhileReading') disconnectSessions(session.id);
      });
      stream.on('end', () => {
        if (behaviour === 'dropWhileReading') return;
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString();
        received.push({ raw, wasAnswered: behaviour !== 'dropBeforeAnswer', from, to });
        if (behaviour === 'dropBeforeAnswer') disconnectSessions(session.id);
        else setTimeout(done, behaviour === 'slow' ? 400 : 0);
      });
    },
  });
  function disconnectSessions(onlyId?: string): void {
    for (const connection of server.connections)
      if (onlyId === undefined || connection.id === onlyId) connection._socket.destroy();
  }
  server.on('error', () => {});
  const port = await listenOnFreePort(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Each attempt to send a mail gets the next behaviour, in a cycle. */
    behave(...next: Behaviour[]): void {
      behaviours = next;
      attemptCount = 0;
    },
    async stop(): Promise<void> {
      disconnectSessions();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
