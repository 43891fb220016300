import { describe, expect, test } from 'vitest';
import { maxCharacters } from '../../contract/contact.ts';
import { startServerWithFiles } from '../http/testServer.ts';
import { postForm, receiptOf, send, validMessage } from './helpers/send.ts';
import { formWords } from './helpers/siteFolder.ts';

const server = await startServerWithFiles();

const request = (init: RequestInit, path = '/api/contact') =>
  fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
const json = { 'Content-Type': 'application/json' };
const cacheControlAndVary = ['no-store', 'Accept, Accept-Language'];
// The pages of helpers/siteFolder.ts show the form's state as escaped JSON.
const unescapeHtml = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));

describe('a program that sends a message', () => {
  test('gets the same receipt for the same key and message, also in twenty parallel requests', async () => {
    const key = { 'Idempotency-Key': '!~'.repeat(100) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(server.url, validMessage, key)));
    for (const { status, headers } of answers)
      expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([201, ...cacheControlAndVary]);
    const [receipt, ...others] = new Set(await Promise.all(answers.map(receiptOf)));
    expect([receipt, others]).toEqual([expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/), []]);
    expect(await receiptOf(await send(server.url, validMessage, { 'Idempotency-Key': 'another' }))).not.toBe(receipt);
    const { name, email } = validMessage;
    // With one letter moved, name and email together have the same characters as before.
    for (const changes of [{ message: 'Changed' }, { name: name.slice(0, -1), email: `${name.at(-1)}${email}` }])
      expect(await receiptOf(await send(server.url, { ...validMessage, ...changes }, key))).not.toBe(receipt);
  });

  test('gets an error for each wrong field, in the language of the address or else of the browser', async () => {
    const wrong = { ...validMessage, name: '', message: 'x'.repeat(maxCharacters.message + 1) };
    const answer = await send(server.url, wrong);
    const english = { name: "What's your name?", message: 'Your message must be 5,000 characters or fewer' };
    expect([answer.status, await answer.json()]).toEqual([422, { errors: english }]);
    const errorsIn = async (language: string, preferred: string) => {
      const body = JSON.stringify({ ...wrong, name: 'Ayu', email: 'ayu' });
      const headers = { ...json, 'Accept-Language': preferred };
      return (await request({ method: 'POST', headers, body }, `/api/contact?lang=${language}`)).json();
    };
    // Of the tests' Indonesian content only the email's error is translated. Numbers are written as in Indonesia: 5.000.
    const errors = { email: 'Email salah', message: 'Your message must be 5.000 characters or fewer' };
    expect(await errorsIn('id', 'en')).toEqual({ errors });
    expect(await errorsIn('', 'id')).toEqual({ errors });
    expect(await errorsIn('__proto__', 'en')).toMatchObject({ errors: { email: formWords.errors.email.format } });
  });

  test.each([
    ['no JSON', 400, json, '{'],
    ['a list', 400, { 'Content-Type': 'Application/JSON ; charset=utf-8' }, '[]'],
    ['broken multipart', 400, { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=x' }, '--y'],
    ['a key with a space', 400, { ...json, 'Idempotency-Key': 'a b' }, JSON.stringify(validMessage)],
    ['a long key', 400, { ...json, 'Idempotency-Key': 'x'.repeat(201) }, JSON.stringify(validMessage)],
    ['plain text', 415, { 'Content-Type': 'text/plain' }, JSON.stringify(validMessage)],
    ['no type', 415, {}, new Blob([JSON.stringify(validMessage)])],
  ])('with %s gets %d', async (_, status, headers: Record<string, string>, body) => {
    const answer = await request({ method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([status, { error: formWords.failed.unreadable }]);
  });

  test('gets 413 for more than 256 KB, even without Content-Length', async () => {
    const big = new Blob([JSON.stringify({ ...validMessage, message: 'x'.repeat(300_000) })]);
    const small = new Blob([JSON.stringify(validMessage)]);
    const answers = [];
    for (const body of [small.stream(), big, big.stream()]) {
      const answer = await request({ method: 'POST', headers: json, body, duplex: 'half' } as RequestInit);
      answers.push([answer.status, await answer.json()]);
    }
    const tooLarge = [413, { error: formWords.failed.tooLarge }];
    expect(answers).toEqual([[201, expect.anything()], tooLarge, tooLarge]);
  });
});

// 'this server' stands for the server's origin, which has another port in each run.
test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 201],
  [{ 'Sec-Fetch-Site': 'none' }, 201],
  [{ Origin: 'this server' }, 201],
  [{}, 201],
])('only our own page may send from a browser: %j is answered %d', async (headers: Record<string, string>, status) => {
  const sent = headers['Origin'] === 'this server' ? { ...headers, Origin: server.url } : headers;
  expect((await send(server.url, validMessage, sent)).status).toBe(status);
});

describe('a visitor without script', () => {
  test('is led to the same confirmation by each of two presses of the send button', async () => {
    // A form without script sends no idempotency key. The same words on the same day are the same message.
    const press = () => postForm(server.url, validMessage);
    const [answer, second] = await Promise.all([press(), press()]);
    const location = answer.headers.get('location') ?? '';
    const [, receipt] = /^\/about\?sent=(.{9})#contact-result$/.exec(location) ?? [];
    expect([answer.status, second.headers.get('location')]).toEqual([303, location]);
    const page = unescapeHtml(await (await fetch(`${server.url}${location}`)).text());
    expect(page).toContain(`data-has-lang="false" data-style="about.css"><main>${JSON.stringify({ receipt })}</main>`);
  });

  test('sees, after a mistake, the page with the errors and everything that was typed', async () => {
    for (const message of ['Line one\r\nLine two', 'x'.repeat(100_000)]) {
      const typed = { ...validMessage, name: '  <Ayu> & "co"', email: 'ayu@', message };
      const answer = await postForm(server.url, typed);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=UTF-8']);
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
      const page = unescapeHtml(await answer.text());
      const errors = { email: 'format', ...(message.length > maxCharacters.message && { message: 'tooLong' }) };
      expect(page.includes(JSON.stringify({ values: typed, errors }))).toBe(true);
    }
  });

  test('sees the confirmation of the longest message in the chosen language', async () => {
    const body = new FormData();
    const longest = { ...validMessage, message: '🏸'.repeat(maxCharacters.message) };
    for (const [name, value] of Object.entries(longest)) body.set(name, value);
    const init = { method: 'POST', headers: { Accept: 'text/html' }, body };
    const location = (await request(init, '/api/contact?lang=id')).headers.get('location');
    expect(location).toMatch(/^\/about\?lang=id&sent=.{9}#contact-result$/);
    expect(await (await fetch(`${server.url}${location}`)).text()).toContain('<html lang="id" data-has-lang="true"');
  });

  test('sees no confirmation for an unknown receipt', async () => {
    const unknown = await request({}, '/about?lang=id&sent=2222-2222');
    expect(unknown.headers.get('location')).toBe('/about?lang=id');
  });

  test('sees a page also after a 413, 415, 403 and 405', async () => {
    const headers = { Accept: 'text/html' };
    const answers = [
      await postForm(server.url, { ...validMessage, message: 'x'.repeat(300_000) }),
      await request({ method: 'POST', headers: { ...headers, 'Content-Type': 'text/plain' }, body: 'x' }),
      await postForm(server.url, validMessage, { 'Sec-Fetch-Site': 'cross-site' }),
      await request({ headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 415, 403, 405]);
    expect(answers.at(-1)?.headers.get('allow')).toBe('POST');
    for (const answer of answers) expect(await answer.text()).toMatch(/^<!DOCTYPE html>/);
  });
});
