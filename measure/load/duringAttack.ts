import { setTimeout as wait } from 'node:timers/promises';
import { tally } from './ask.ts';
import type { Attack } from './attacks.ts';

/** Attacks, and meanwhile comes as a new visitor twenty times a second: each must be answered within one second. */
export async function duringAttack(
  url: string,
  attack: Attack,
  seconds: number,
): Promise<{ ok: boolean; report: string }> {
  const stop = await attack.start(url);
  const visitors = tally();
  const pending: Promise<unknown>[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(50)) {
    pending.push(visitors.ask(url, { path: '/' }, false));
  }
  await Promise.all(pending);
  const seen = `visitors: ${visitors.requests} answered, slowest ${visitors.slowest.toFixed(0)} ms, ${visitors.failures} errors`;
  const errors = [...visitors.errors].map(([reason, count]) => `\n    ${count} x ${reason}`).join('');
  const [ended, fine] = await stop().then(
    (said) => [said, true] as const,
    (error: Error) => [error.message, false] as const,
  );
  const ok = fine && visitors.failures === 0 && visitors.requests > 0 && visitors.slowest < 1000;
  return { ok, report: `${ok ? 'held  ' : 'FAILED'} ${attack.name}: ${ended}; ${seen}${errors}` };
}
