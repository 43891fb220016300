import { connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Asks as browsers do, over TLS and HTTP/2. The certificate is the test's own. */
export function overHttp2(port: number, from = '127.0.0.1') {
  const session = connect(`https://localhost:${port}`, {
    createConnection() {
      const socket = connectTcp({ port, host: '127.0.0.1', localAddress: from });
      return connectTls({ socket, ALPNProtocols: ['h2'], rejectUnauthorized: false });
    },
  });
  session.on('error', () => {});
  return {
    protocol: () => session.alpnProtocol,
    close: () => session.close(),
    async ask(path: string, sent: Record<string, string> = {}, body?: string) {
      const request = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...sent });
      request.end(body);
      const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
        request.once('response', resolve).once('error', reject);
      });
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      return { status: Number(headers[':status']), headers, body: Buffer.concat(chunks) };
    },
  };
}
