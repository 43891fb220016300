import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { makeSite, startMailServer, startServer } from './parts/start.ts';

describe('the inbox', () => {
  test('lists, shows, exports, deletes and erases while the server runs', async () => {
    const { inbox, server } = await startServer();
    const words = { name: '=HYPERLINK("x")', email: 'bima@example.com', message: 'One, "two"\nthree 🏸;=1+1\n-2' };
    const first = await receiptOf(await send(server.url, right));
    const second = await receiptOf(await send(server.url, { ...words, website: 'x' }));

    expect((await inbox()).out).toMatch(
      new RegExp(
        `${first}.*waiting.*Ayu <ayu@example.com>[^]*${second}.*quarantined.*perhaps spam: hidden field[^]*2 in all`,
      ),
    );
    expect((await inbox('list', 'suspected')).out).not.toContain(first);
    expect((await inbox('show', second.toLowerCase())).out).toContain(words.message);

    const [line = ''] = (await inbox('export', '--jsonl')).out.split('\n').slice(1);
    expect(JSON.parse(line)).toMatchObject({ ...words, receipt: second, suspected: 'hidden field filled in' });
    const csv = (await inbox('export', '--csv')).out;
    expect(csv).toContain(
      `"'=HYPERLINK(""x"")",bima@example.com,"One, ""two""\nthree 🏸;'=1+1\n'-2",en,hidden field filled in`,
    );

    expect((await inbox('delete', first)).out).toBe('1 deleted.');
    const error = `There is no message ${first}. bin/inbox lists what there is.`;
    expect(await inbox('delete', first)).toMatchObject({ status: 1, error });
    expect(await inbox('erase', second)).toMatchObject({ status: 1, error: expect.stringContaining('wants an email') });
    expect((await inbox('erase', 'BIMA@example.com')).out).toMatch(/^1 deleted/);
    expect((await inbox()).out).toBe('No messages.');
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    // A dozen commands, each a process of its own.
  }, 90_000);

  test('refuses where no server has kept anything, says which file it looked for, and makes none', async () => {
    const { dataFolder, inbox } = makeSite();
    for (const args of [[], ['show', 'ABCD-2345'], ['erase', 'a@b.co'], ['backup', 'copy.sqlite']]) {
      const { status, error } = await inbox(...args);
      expect([status, error]).toEqual([
        1,
        expect.stringMatching(/^There are no messages to read: \S+data\/contact\.sqlite does not exist\..*DATA_DIR=/),
      ]);
    }
    expect(existsSync(dataFolder)).toBe(false);
  });

  test('a mistake is one line of cause and fix, without a stack', async () => {
    const { inbox } = await startServer();
    for (const args of [
      ['sing'],
      ['show'],
      ['export'],
      ['list', 'all-of-it'],
      ['backup'],
      ['restore', 'no-such.sqlite'],
    ]) {
      const { status, error } = await inbox(...args);
      expect(status).toBe(1);
      expect(error).not.toMatch(/^\s+at /m);
    }
  });

  test('test-mail delivers as the server would, or says what the mail server said', async () => {
    const { peer } = await startMailServer();
    const { folder, inbox } = makeSite();
    expect((await inbox('test-mail')).error).toContain('SMTP_URL');
    writeFileSync(join(folder, '.env'), `SMTP_URL=${peer.url}\nCONTACT_TO=hello@sehobi.example\n`);
    expect((await inbox('test-mail')).out).toMatch(/^Delivered to hello@sehobi\.example, as message \S{9}\./);
    expect(peer.received[0]?.raw).toContain('test of the delivery');
    peer.behave('permanent');
    expect(await inbox('test-mail')).toMatchObject({
      status: 1,
      error: expect.stringMatching(/550.*Check the settings/),
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('resends what was delivered, under the same Message-ID', async () => {
    const { peer, mail } = await startMailServer();
    const { inbox, server } = await startServer(mail);
    const receipt = await receiptOf(await send(server.url, right));
    await until('it arrives', () => peer.received.length === 1);
    await until('it is written down', () => server.said().includes('"delivered"'));
    expect((await inbox('resend', receipt)).status).toBe(0);
    await until('it arrives again', () => peer.received.length === 2);
    const ids = peer.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(ids[0]).toBe(ids[1]);
  });
});
