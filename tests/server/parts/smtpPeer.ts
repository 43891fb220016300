import { SMTPServer } from 'smtp-server';
import { behaviours, type PeerReport, type PeerRequest } from './smtpPeerTalk.ts';

/** A real SMTP server in a process of its own, whose behaviour the test sets and whose mail it reports. */
let behave: PeerRequest['behave'] = ['accept'];
let turn = 0;
const tell = (report: PeerReport) => process.send?.(report);
const refusal = (responseCode: number) => Object.assign(new Error(`refused with ${responseCode}`), { responseCode });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onRcptTo(_address, session, done) {
    const behaviour = behave[turn++ % behave.length] ?? 'accept';
    Object.assign(session, { behaviour });
    if (behaviour === 'temporary') return done(refusal(451));
    if (behaviour === 'permanent') return done(refusal(550));
    if (behaviour === 'hang') return;
    return done();
  },
  onData(stream, session, done) {
    const behaviour = behaviours.find((one) => 'behaviour' in session && session.behaviour === one) ?? 'accept';
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // Before the end of DATA: the mail has not arrived, and must come again.
      if (behaviour === 'dropInData') drop();
    });
    stream.on('end', () => {
      if (behaviour === 'dropInData') return;
      const { mailFrom, rcptTo } = session.envelope;
      tell({
        raw: Buffer.concat(chunks).toString(),
        answered: behaviour !== 'dropAfterData',
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      });
      if (behaviour === 'dropAfterData') drop();
      else setTimeout(done, behaviour === 'slow' ? 400 : 0);
    });
    function drop() {
      for (const connection of server.connections)
        if (connection.session === session || connection.id === session.id) connection._socket.destroy();
    }
  },
});
server.on('error', () => {});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.server.address();
  tell({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('message', (request: PeerRequest) => {
  behave = request.behave;
  turn = 0;
  tell({ behaving: true });
});
process.on('disconnect', () => process.exit(0));
