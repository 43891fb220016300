import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Env } from '../appDependencies.ts';
import type { Log } from '../operation/log.ts';

export function createClientAddressFinder(trustedProxies: readonly string[]) {
  const trustedRanges = new BlockList();
  for (const entry of trustedProxies) {
    const [ip = '', prefixLength] = entry.split('/');
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    trustedRanges.addSubnet(ip, Number(prefixLength ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const isTrusted = (ip: string) => trustedRanges.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let client = plainAddress(socketAddress ?? '');
    // Each proxy appends the address that it saw, so read from the right, as far as the proxies are trusted.
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      const next = plainAddress(hop.trim());
      if (isIP(client) === 0 || !isTrusted(client) || isIP(next) === 0) break;
      client = next;
    }
    return client;
  };
}

/** The address without IPv6 zone (%eth0), and without the prefix of an IPv4 address written as IPv6 (::ffff:192.0.2.1). */
const plainAddress = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');

/** An IPv4 address, or the IPv6 /64 that a provider gives to one household. */
export const rateLimitKeyOf = (address: string): string =>
  isIP(address) === 6 ? expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':') : address;

export function createRateLimitKeyFinder(trustedProxies: readonly string[], log: Log) {
  const findClientAddress = createClientAddressFinder(trustedProxies);
  let mayWarn = trustedProxies.length === 0;

  return ({ env, req }: Context<Env>): string => {
    const forwardedFor = req.header('x-forwarded-for');
    if (forwardedFor !== undefined && mayWarn) {
      mayWarn = false;
      log('warn', 'proxy-not-trusted', {
        hint: 'Requests come through a proxy, but TRUSTED_PROXIES is empty, so all visitors share one rate limit. Set TRUSTED_PROXIES to the proxy’s address, for example: TRUSTED_PROXIES=127.0.0.1',
      });
    }
    return rateLimitKeyOf(findClientAddress(env.incoming?.socket.remoteAddress, forwardedFor));
  };
}
