import type { MiddlewareHandler } from 'hono';
import type { Env } from '../appParts.ts';
import type { Log } from '../operation/log.ts';

/** One line for each answer of the contact endpoint: status, reason and time, nothing of the visitor. */
export function logAnswers(log: Log, count: (reason: string) => void): MiddlewareHandler<Env> {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const { status } = context.res;
    const why = context.get('why') ?? { reason: 'fault' };
    count(why.reason);
    const milliseconds = Math.round(performance.now() - begun);
    log(status >= 500 ? 'error' : 'info', 'contact', { status, ...why, milliseconds });
  };
}
