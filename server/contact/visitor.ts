import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Env } from '../appParts.ts';
import type { Log } from '../operation/log.ts';

/** The visitor's address: the socket's, or the one that a trusted proxy reports in X-Forwarded-For. */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [ip = '', bits] = entry.split('/');
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(ip, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  const isTrusted = (ip: string) => trusted.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let client = plain(socketAddress ?? '');
    // From the right: each entry was written by the proxy after it, so stop at the first that is not trusted.
    for (const hop of (forwardedFor ?? '').split(',').reverse()) {
      const next = plain(hop.trim());
      if (isIP(client) === 0 || !isTrusted(client) || isIP(next) === 0) break;
      client = next;
    }
    return client;
  };
}

/** Without the zone, and without the ::ffff: before an IPv4 address. */
const plain = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');

/** What counts as one visitor: an IPv4 address, or the /64 that a provider gives to one household. */
export function visitorKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

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
