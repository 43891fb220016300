import { expect, test } from 'vitest';
import { TooBusy, withQueue } from './renderQueue.ts';

test('the queue renders one page at a time, lets other requests run in between, and refuses a fourth page', async () => {
  const events: string[] = [];
  const render = withQueue(async (name: string) => {
    events.push(name);
    setImmediate(() => events.push('another request'));
    if (name === 'broken') throw new Error(name);
    return name;
  }, 3);
  const results = await Promise.allSettled(['broken', 'first', 'second', 'one too many'].map(render));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
  expect(results[3]).toMatchObject({ reason: expect.any(TooBusy) });
  expect(events.join(', ')).toContain('broken, another request, first, another request, second');
  expect(await Promise.all(['one', 'two', 'three'].map(render)), 'after an error').toEqual(['one', 'two', 'three']);
});
