import { expect, test } from 'vitest';
import { createRateLimit } from '../../server/contact/rateLimit.ts';
import { createClientAddressFinder, rateLimitKeyOf } from '../../server/contact/rateLimitKey.ts';
import { postForm, send, validMessage } from './helpers/send.ts';
import { formWords } from './helpers/siteFolder.ts';
import { startServer } from './helpers/start.ts';

const findClientAddress = createClientAddressFinder(['127.0.0.1', '10.0.0.0/8', '2001:db8:ffff::/48', 'fe80::1']);

test.each([
  ['203.0.113.9', '1.1.1.1', '203.0.113.9', 'a proxy that is not trusted'],
  ['127.0.0.2', '1.1.1.1', '127.0.0.2', 'the neighbour of a trusted proxy, in IPv4'],
  ['127.0.0.1', undefined, '127.0.0.1', 'a trusted proxy itself'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9', 'one proxy'],
  ['::ffff:127.0.0.1', '6.6.6.6, ::FFFF:203.0.113.9, 10.1.2.3', '203.0.113.9', 'two proxies, and a forged first hop'],
  ['fe80::1%eth0', '203.0.113.9', '203.0.113.9', 'a proxy in the same network'],
  ['fe80::2%eth0', '1.1.1.1', 'fe80::2', 'the neighbour of a trusted proxy, in IPv6'],
  ['2001:db8:ffff::1', '2001:db8::7', '2001:db8::7', 'a proxy in an IPv6 network'],
  ['127.0.0.1', 'unknown', '127.0.0.1', 'a hop that is no address'],
  [undefined, '1.1.1.1', '', 'a connection that is gone'],
])('a request from %s with X-Forwarded-For %s counts for %s: %s', (socket, forwarded, client, _case) => {
  expect(findClientAddress(socket, forwarded)).toBe(client);
});

test('the addresses of one IPv6 network, a /64, count as one visitor', () => {
  expect(rateLimitKeyOf('2001:db8:1:2:3:4:5:6')).toBe(rateLimitKeyOf('2001:0DB8:1:2::'));
  expect(rateLimitKeyOf('::1')).toBe(rateLimitKeyOf('0:0:0:0:9::'));
  expect(rateLimitKeyOf('2001:db8:1:2::1')).not.toBe(rateLimitKeyOf('2001:db8:1:3::1'));
});

test('the limit counts each visitor’s stored messages in an hour, and 0 turns it off', () => {
  let now = 0;
  const limit = createRateLimit(2, () => now);
  const isNextMessageTooMany = (visitor: string) => 'retryAfterSeconds' in limit.count(visitor);
  const first = limit.count('a');
  // Ten minutes and a millisecond later 3,000 s are left of the hour, rounded up.
  now = 600_001;
  expect(isNextMessageTooMany('a')).toBe(false);
  expect(limit.count('a')).toEqual({ retryAfterSeconds: 3000 });
  expect(isNextMessageTooMany('b')).toBe(false);
  if ('undo' in first) first.undo();
  expect([isNextMessageTooMany('a'), isNextMessageTooMany('a')]).toEqual([false, true]);
  now = 3_600_000;
  expect([isNextMessageTooMany('a'), isNextMessageTooMany('a')]).toEqual([false, false]);
  if ('undo' in first) first.undo();
  expect(isNextMessageTooMany('a')).toBe(true);
  const unlimited = createRateLimit(0, () => 0);
  for (let index = 0; index < 100; index++) expect(unlimited.count('a')).not.toHaveProperty('retryAfterSeconds');
});

test('a visitor’s 21st message gets 429, if twenty were stored', async () => {
  const { server } = await startServer({ CONTACT_RATE_PER_HOUR: '', TRUSTED_PROXIES: '127.0.0.1' });
  const from = (address: string, key: string) => ({ 'X-Forwarded-For': address, 'Idempotency-Key': key });
  const sendFrom = async (address: string, key: string, changes = {}) =>
    (await send(server.url, { ...validMessage, ...changes }, from(address, key))).status;
  for (let index = 0; index < 25; index++) expect(await sendFrom('2001:db8::1', 'invalid', { email: 'a' })).toBe(422);
  for (let index = 0; index < 20; index++)
    for (let times = 0; times < 2; times++) expect(await sendFrom(`2001:db8::${index}`, `k${index}`)).toBe(201); // All are in one /64: one visitor.
  const tooMany = await send(server.url, validMessage, from('2001:db8::99', 'k20'));
  expect([tooMany.status, await tooMany.json()]).toEqual([429, { error: formWords.failed.tooMany }]);
  expect(Number(tooMany.headers.get('retry-after')), 'most of an hour').toBeGreaterThan(3000);
  expect(await sendFrom('2001:db8::99', 'k3'), 'a repetition').toBe(201);
  const changed = await sendFrom('2001:db8::99', 'k3', { message: 'Changed' });
  expect(changed, 'an already used key with another message').toBe(429);
  expect(await sendFrom('2001:db8:0:1::1', 'k20'), 'another address').toBe(201);
  const page = await postForm(server.url, { ...validMessage, message: 'Typed' }, { 'X-Forwarded-For': '2001:db8::5' });
  expect([page.status, (await page.text()).includes('Typed')]).toEqual([429, true]);
  expect(server.output(), 'the proxy is trusted').not.toContain('proxy-not-trusted');
});
