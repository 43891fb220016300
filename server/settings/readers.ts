import { isIP } from 'node:net';

export type Problems = string[];
type Result<Value> = { value: Value } | { must: string; example: string; secret?: true };
export type Reader<Value> = (text: string) => Result<Value>;
export type Read = <Value, Fallback>(name: string, reader: Reader<Value>, fallback: Fallback) => Value | Fallback;

export const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

export const inRange =
  (least: number, most: number, must: string, example: string): Reader<number> =>
  (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? { value } : { must, example };
  };

export const days = inRange(1, 36_500, 'a whole number of days, at least 1', '365');

export const siteUrl: Reader<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return plain
    ? { value: url.origin }
    : { must: 'the site’s own address, without a path', example: 'https://www.sehobi.example' };
};

/** An address that may contain a password, so it is never shown. */
export const secretUrl =
  (protocols: readonly string[], example: string): Reader<string> =>
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname) return { value: text };
    return {
      must: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and names a host`,
      example,
      secret: true,
    };
  };

export const secret =
  (example: string): Reader<string> =>
  (text) =>
    text.length >= 16 ? { value: text } : { must: 'at least 16 characters', example, secret: true };

/** Addresses and ranges of proxies whose X-Forwarded-For is trusted. */
export const proxies: Reader<string[]> = (text) => {
  const value = text.split(/[\s,]+/).filter(Boolean);
  const right = value.every((entry) => {
    const [ip = '', bits, ...rest] = entry.split('/');
    const most = isIP(ip) === 6 ? 128 : 32;
    return isIP(ip) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
  });
  return right
    ? { value }
    : { must: 'IP addresses or ranges with commas between', example: '127.0.0.1,10.0.0.0/8,::1' };
};
