import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { honeypotField } from '../../contract/contactState.ts';
import { commands } from '../../scripts/inbox/commands.ts';
import { receiptOf, send, validMessage } from './helpers/send.ts';
import { makeSite, startMailServer, startServer } from './helpers/start.ts';

test('the inbox lists, shows, exports and deletes messages while the server runs', async () => {
  const { inbox, server } = await startServer();
  const formulas = { name: '=HYPERLINK("x")', message: 'One, "two"\nthree 🏸;=1+1\n-2' };
  const spam = { ...validMessage, ...formulas, email: 'bima@example.com' };
  const firstReceipt = await receiptOf(await send(server.url, validMessage));
  const secondReceipt = await receiptOf(await send(server.url, { ...spam, [honeypotField]: 'the hidden field' }));
  const bothMessages = `${firstReceipt}  20.{8} ..:..  waiting {6}Ayu <ayu@example.com>\n${secondReceipt}.*quarantined.*perhaps spam: hidden field[^]*2 in all`;
  expect((await inbox('')).text).toMatch(new RegExp(bothMessages));
  const lines = Object.entries(spam).map(([field, text]) => (field === 'message' ? `\n${text}` : `${field}: ${text}`));
  const shown = `\nPerhaps spam: hidden field filled in\n${lines.join('\n')}`;
  expect((await inbox(`show ${secondReceipt.toLowerCase()}`)).text).toContain(shown);
  const firstState = /\nReceived 20.* UTC\nwaiting, 0 attempts, next after 20.{8} ..:.. UTC\n/;
  expect((await inbox(`show ${firstReceipt}`)).text).toMatch(firstState);

  const table = (await inbox('export')).text;
  expect(table).toMatch(new RegExp(`^\ufeffreceipt,receivedAt,name,.*,state,deliveredAt\r\n${firstReceipt},20`));
  expect(table).toContain(`"'=HYPERLINK(""x"")",bima@example.com,`); // The ' keeps a spreadsheet from running the formula.
  expect(table).toContain(`,"One, ""two""\nthree 🏸;'=1+1\n'-2",en,hidden field filled in,quarantined,`);

  expect((await inbox(`delete ${firstReceipt.toLowerCase()}`)).text).toBe('1 deleted.');
  const text = `There is no message ${firstReceipt}. bin/inbox lists what there is.`;
  expect(await inbox(`delete ${firstReceipt}`)).toEqual({ hasFailed: true, text });
  expect((await inbox(`erase ${secondReceipt}`)).text).toContain('needs an email');
  expect((await inbox('erase BIMA@example.com')).text).toMatch(/^1 deleted/);
  expect((await inbox('list')).text).toBe('No messages.');
});

test('without a database the inbox says which file is missing, and creates none', async () => {
  const { pathOf, dataFolder, inbox } = makeSite();
  const text = expect.stringMatching(/^There is no database to read: \S+data\/contact\.sqlite does .*DATA_DIR=/);
  for (const line of ['', 'show ABCD-2345', 'erase a@b.co', `backup ${pathOf('.')}`])
    expect(await inbox(line), line).toEqual({ hasFailed: true, text });
  expect(existsSync(dataFolder)).toBe(false);
});

test('bin/inbox explains a mistake and exits with 1', async () => {
  const { inboxProcess, inbox } = await startServer();
  for (const [name, { args }] of Object.entries(commands).filter(([, { args }]) => args))
    expect(await inbox(name)).toEqual({ hasFailed: true, text: `An argument is missing: bin/inbox ${name} ${args}` });
  const mistakes = {
    'restore gone': 'There is no file gone.',
    '--worker backup gone': 'backup does not work with a worker. See docs/operations.md, "As a worker".',
    '--worker=remote list': 'The inbox knows --worker, --worker=local, not --worker=remote.',
  };
  for (const [line, text] of Object.entries(mistakes)) expect(await inbox(line)).toEqual({ hasFailed: true, text });
  const error = expect.stringMatching(/^There is no command lisst\.\n\n.*test-mail/s);
  expect(await inboxProcess('lisst')).toEqual({ status: 1, output: '', error });
});

test('bin/inbox test-mail delivers with the server’s settings in .env, or prints the mail server’s answer', async () => {
  const { mailServer } = await startMailServer();
  const { pathOf, inboxProcess } = makeSite();
  expect((await inboxProcess('test-mail')).error).toMatch(/^No delivery is set up: set SMTP_URL/);
  writeFileSync(pathOf('.env'), `SMTP_URL=${mailServer.url}\nCONTACT_TO=hello@sehobi.example\n`);
  expect((await inboxProcess('test-mail')).output).toMatch(/^Delivered as message \S{9}\./);
  expect(mailServer.received[0]?.raw).toContain('sent by bin/inbox');
  mailServer.behave('refuse');
  const error = expect.stringMatching(/550.*Check the settings/);
  expect(await inboxProcess('test-mail')).toMatchObject({ status: 1, error });
  expect(existsSync(pathOf('data'))).toBe(false);
});
