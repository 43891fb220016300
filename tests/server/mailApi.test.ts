import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { receiptOf, right, send } from './parts/send.ts';
import { startServerProcess, until } from './parts/serverProcess.ts';
import { makeSiteFolder } from './parts/siteFolder.ts';

test('a mail API gets the mail once more after a failure, under the same key', async () => {
  const calls: { headers: IncomingHttpHeaders; mail: object }[] = [];
  const statuses = [429, 200];
  const receiver = createServer(async (request, response) => {
    calls.push({ headers: request.headers, mail: JSON.parse(await text(request)) as object });
    response.writeHead(statuses[calls.length - 1] ?? 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const site = makeSiteFolder();
  const env = {
    MAIL_API_URL: `http://127.0.0.1:${port}/emails`,
    MAIL_API_KEY: 're_0b8f6a52d9e74c31a7',
    CONTACT_TO: 'hello@sehobi.example',
    CONTACT_FROM: 'website@sehobi.example',
  };
  const server = await startServerProcess({ cwd: site.folder, env });
  const receipt = await receiptOf(await send(server.url, right));
  await until('it is delivered', () => server.said().includes('"delivered"'));

  expect(calls).toHaveLength(2);
  for (const { headers, mail } of calls) {
    expect(headers).toMatchObject({ authorization: `Bearer ${env.MAIL_API_KEY}`, 'idempotency-key': receipt });
    expect(mail).toMatchObject({
      from: expect.stringMatching(/^"[^"]+" <website@sehobi\.example>$/),
      to: ['hello@sehobi.example'],
      reply_to: right.email,
      subject: expect.stringContaining(right.name),
      text: expect.stringContaining(right.message),
      headers: { 'Message-ID': `<${receipt}@sehobi.example>` },
    });
  }
  await server.stop();
  site.remove();
  receiver.close();
});
