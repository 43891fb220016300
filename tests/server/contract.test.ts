import { expect, test } from 'vitest';
import { checkContact, checkField, maxCharacters, requiredFields } from '../../contract/contact.ts';
import { receiptPattern } from '../../contract/contactState.ts';
import { newReceipt } from '../../server/store/receipt.ts';
import { validMessage } from './helpers/send.ts';

const errorsOf = (input: object) => {
  const checked = checkContact(input);
  return checked.ok ? {} : checked.errors;
};

test('a required field must contain more than spaces and invisible characters', () => {
  const allRequired = Object.fromEntries(requiredFields.map((field) => [field, 'required']));
  expect(errorsOf({})).toEqual(allRequired);
  expect(errorsOf({ name: ' \n ', email: '\u200b', message: '\u2060\u00a0\u3164' })).toEqual(allRequired);
  expect(errorsOf({ name: 5, email: null, message: ['x'] })).toEqual(allRequired);
});

test('invisible characters are removed from an address, and kept in a message', () => {
  for (const character of '\u00ad\u061c\u200b\u200e\u202a\u202c\u2060\u2069\ufeff') {
    const message = { ...validMessage, message: `Halo ${character} Ayu` };
    const email = `${character}ayu${character}@example.com${character}`;
    expect(checkContact({ ...message, email })).toEqual({ ok: true, message });
  }
});

test('limits count characters: an emoji is one, a browser’s line break, \\r\\n, is one', () => {
  expect(errorsOf({ ...validMessage, name: '🏸'.repeat(maxCharacters.name) })).toEqual({});
  expect(errorsOf({ ...validMessage, name: '🏸'.repeat(maxCharacters.name + 1) })).toEqual({ name: 'tooLong' });
  expect(errorsOf({ ...validMessage, message: `a${'\r\n'.repeat(maxCharacters.message - 2)}b` })).toEqual({});
  expect(errorsOf({ ...validMessage, message: 'x'.repeat(maxCharacters.message + 1) })).toEqual({ message: 'tooLong' });
  // RFC 5321 allows addresses of 254 characters; @b.co has five.
  expect(errorsOf({ ...validMessage, email: `${'a'.repeat(249)}@b.co` })).toEqual({});
  expect(errorsOf({ ...validMessage, email: `${'a'.repeat(250)}@b.co` })).toEqual({ email: 'tooLong' });
});

test('an email address in any alphabet is accepted, but not one that cannot be delivered or adds a mail header', () => {
  const valid = ["o'neil+court.7@sub.example.co.id", 'ayu@münchen.de', '用户@例子.世界', 'a@xn--bcher-kva.example'];
  for (const email of valid) expect(checkField('email', email), email).toBeUndefined();
  for (const email of [
    ...['ayu', 'ayu@example', 'ayu@@example.com', 'ayu@example..com', 'ayu@-example.com'],
    ...[...',:;"()<>[]\\'].map((sign) => `a${sign}b@example.com`),
    ...['Ayu <ayu@example.com>', 'ayu@example.com\nBcc: all@example.com', 'ayu@192.168.0.1'],
  ])
    expect(checkField('email', email), email).toBe('format');
});

test('control characters are removed and line breaks normalized', () => {
  const typed = '\n Hi\u0007\r\nthere\r!\u009b\ud800';
  const checked = checkContact({ ...validMessage, name: 'A\t\0\tB\u2028C', message: typed });
  const message = { ...validMessage, name: 'A B C', message: 'Hi\nthere\n!\ufffd' };
  expect(checked).toEqual({ ok: true, message });
  // Regression: a control character between two spaces left both, and the second check removed one.
  expect(checkContact(message)).toEqual(checked);
});

test('the confirmation accepts every new receipt number, and a hostile email address is checked within 100 ms', () => {
  for (let count = 0; count < 1000; count++) expect(newReceipt()).toMatch(receiptPattern);
  const start = performance.now();
  for (const email of ['a.'.repeat(126), `a@${'a-'.repeat(125)}`, `a@${'a.'.repeat(125)}!`, 'a'.repeat(100_000)])
    checkField('email', email);
  expect(performance.now() - start).toBeLessThan(100);
});
