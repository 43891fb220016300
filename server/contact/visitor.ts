import type { Context } from 'hono';
import type { Env } from '../appParts.ts';
import type { Log } from '../operation/log.ts';
import { createClientAddress, visitorKey } from './clientAddress.ts';

/** The rate limit's key. Warns once when a proxy that is not trusted hides the visitor's address. */
export function createVisitor(trustedProxies: readonly string[], log: Log) {
  const clientAddress = createClientAddress(trustedProxies);
  let warned = trustedProxies.length > 0;

  return ({ env, req }: Context<Env>): string => {
    const forwardedFor = req.header('x-forwarded-for');
    if (forwardedFor !== undefined && !warned) {
      warned = true;
      log('warn', 'proxy-not-trusted', {
        hint: 'A proxy stands in front and TRUSTED_PROXIES is empty, so all visitors share one limit. Set it to the proxy’s address, for example: TRUSTED_PROXIES=127.0.0.1',
      });
    }
    return visitorKey(clientAddress(env.address, forwardedFor));
  };
}
