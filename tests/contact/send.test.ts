import { expect, test, vi } from 'vitest';
import { retryDelayMs, send } from '../../site/islands/contact/send.ts';

const receipt = 'ABCD-EFGH';
const failed = { type: 'failed' };
const unreachable = { type: 'retry', cause: 'unreachable' };

test.each<[status: number, body: object | undefined, result: object]>([
  [201, { receipt }, { type: 'sent', receipt }],
  [200, { receipt }, failed],
  [201, { receipt: '' }, failed],
  [201, {}, failed],
  [422, { errors: { message: 'Too long' } }, { type: 'invalid', errors: { message: 'Too long' } }],
  [422, { errors: { noField: 'Unknown' } }, failed],
  [429, { error: 'Later' }, { type: 'failed', reason: 'Later' }],
  [503, { error: 'Not stored' }, { type: 'retry', cause: 'notStored' }],
  // Without JSON the answer comes from a proxy or a host of static files.
  ...[408, 500, 502, 503, 504].map((status) => [status, undefined, unreachable] satisfies [number, undefined, object]),
  ...[200, 404, 405, 501].map((status) => [status, undefined, failed] satisfies [number, undefined, object]),
])('an answer %i %j has the result %j', async (status, body, result) => {
  vi.stubGlobal('fetch', async () => (body ? Response.json(body, { status }) : new Response('<h1>Hello', { status })));
  const timeLimit = vi.spyOn(AbortSignal, 'timeout');
  expect(await send('/api/contact', 'a key', {})).toEqual(result);
  expect(timeLimit).toHaveBeenCalledWith(20_000);
  vi.unstubAllGlobals();
});

test('retries come after about 2, 4, 8 seconds and so on, at most about a minute apart', () => {
  for (const [index, seconds] of [2, 4, 8, 16, 32, 60, 60].entries())
    expect(Math.abs(retryDelayMs(index + 1) / 1000 - seconds)).toBeLessThanOrEqual(seconds / 4);
});
