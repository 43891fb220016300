import { beforeAll, describe, expect, test } from 'vitest';
import { readMail } from './parts/rawMail.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { type SmtpPeer, startSmtpPeer } from './parts/smtpPeer.ts';
import { makeSite, startServer } from './parts/start.ts';

let peer: SmtpPeer;
beforeAll(async () => {
  peer = await startSmtpPeer();
  return () => peer.stop();
});

const start = (env: Record<string, string> = {}, site = makeSite()) =>
  startServer(
    { SMTP_URL: peer.url, CONTACT_TO: 'hello@sehobi.example', CONTACT_FROM: 'website@sehobi.example', ...env },
    site,
  );

const idOf = ({ raw }: { raw: string }) => readMail(raw).headers['message-id'] ?? '';
const arrived = (receipt: string) => peer.received.filter((mail) => idOf(mail).startsWith(`<${receipt}@`));
const sendMany = (url: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      receiptOf(await send(url, { ...right, message: `Message ${index}` })),
    ),
  );

describe('delivery by a real SMTP server', () => {
  test('the mail is ours, answers go to the visitor, and it reads well on a phone', async () => {
    const { server } = await start();
    peer.behave('temporary', 'accept');
    const words = {
      name: 'Ayu “Smash” Lestari 🏸',
      email: 'ayu@example.com',
      message: `Halo.\n.\nA dot alone.\n${'long '.repeat(300)}`,
    };
    const receipt = await receiptOf(await send(server.url, words));
    await until('the mail arrives', () => arrived(receipt).length === 1);
    const [mail] = arrived(receipt);
    const { headers, text } = readMail(mail?.raw ?? '');
    expect(mail).toMatchObject({ from: 'website@sehobi.example', to: ['hello@sehobi.example'] });
    expect(headers).toMatchObject({
      from: 'Sehobi <website@sehobi.example>',
      to: 'hello@sehobi.example',
      'message-id': `<${receipt}@sehobi.example>`,
      subject: `Message from ${words.name}`,
      'auto-submitted': 'auto-generated',
    });
    expect(headers['reply-to']).toContain('<ayu@example.com>');
    expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
    expect(text.replace(/\r\n/g, '\n')).toContain(words.message.trim());
    expect(text).toContain(receipt);
    await until('it is logged', () => server.said().includes('"delivered"'));
    expect(server.said()).not.toMatch(/Lestari|ayu@|A dot alone/);
  });

  test('no header can be smuggled in', async () => {
    const { server } = await start();
    peer.behave('accept');
    const name =
      'Ayu\r\nBcc: all@evil.example\n\nSubject: x <evil@evil.example>, "other" <o@evil.example>\u2028{email}';
    const receipt = await receiptOf(await send(server.url, { ...right, name: name.slice(0, 100) }));
    await until('the mail arrives', () => arrived(receipt).length === 1);
    const { headers } = readMail(arrived(receipt)[0]?.raw ?? '');
    expect(Object.keys(headers)).not.toContain('bcc');
    expect(headers.subject).toBe(`Message from ${name.slice(0, 100).replace(/\s+/g, ' ').trim()}`);
    expect(headers['reply-to']).toMatch(/<ayu@example\.com>$/);
    expect(arrived(receipt)[0]?.to).toEqual(['hello@sehobi.example']);
  });

  test('every message arrives through delays, refusals and broken connections, none twice unless dropped after DATA', async () => {
    const { server } = await start();
    peer.behave('temporary', 'accept', 'dropAfterData', 'slow', 'permanent', 'dropInData', 'accept');
    const receipts = await sendMany(server.url, 30);
    await until('each fault has happened', () => server.said().split('"postponed"').length > 8);
    // It recovers; else chance alone would decide how long the unluckiest message takes.
    peer.behave('accept');
    await until('all arrive', () => receipts.every((receipt) => arrived(receipt).some(({ answered }) => answered)), 40);
    for (const receipt of receipts) {
      const mails = arrived(receipt);
      expect(mails.filter(({ answered }) => answered)).toHaveLength(1);
      expect(new Set(mails.map(idOf)).size).toBe(1);
    }
    expect(peer.received.some(({ answered }) => !answered)).toBe(true);
    const health: unknown = await (await fetch(`${server.url}/api/health`)).json();
    expect(health).toMatchObject({ outbox: { waiting: 0, refused: 0 } });
  });

  test('what was stored without delivery, and through a SIGKILL, is delivered after the restart', async () => {
    const site = makeSite();
    const { server } = await start({ SMTP_URL: '', CONTACT_TO: '', CONTACT_FROM: '' }, site);
    expect(server.said()).toContain('delivered to nobody yet');
    peer.behave('accept');
    const receipts = await sendMany(server.url, 10);
    await server.stop('SIGKILL');
    await start({}, site);
    await until('all arrive', () => receipts.every((receipt) => arrived(receipt).length === 1));
  });
});
