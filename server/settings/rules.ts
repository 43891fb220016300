import { isIP } from 'node:net';
import { checkField } from '../../contract/contact.ts';

type Rule = { isValid: (text: string) => boolean; mustBe: string; example: string; isSecret?: true };

export const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
export const splitList = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const isBetween = (least: number, most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
const isUrl = (test: (url: URL) => boolean) => (text: string) => URL.canParse(text) && test(new URL(text));
const isEmailAddress = (text: string) => checkField('email', text) === undefined;
const isLongEnough = (text: string) => text.length >= 16;

function isAddressRange(entry: string): boolean {
  // An address without /bits is valid too.
  const [ip = '', bits = '0', ...extraParts] = entry.split('/');
  return isIP(ip) > 0 && extraParts.length === 0 && isBetween(0, isIP(ip) === 6 ? 128 : 32)(bits);
}

/** All settings except HOST and DATA_DIR, which may have any value. */
export const rules: Record<string, Rule> = {
  PORT: { isValid: isBetween(0, 65_535), mustBe: 'a port number from 0 to 65535', example: '3000' },
  SITE_URL: {
    isValid: isUrl((url) => /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`),
    mustBe: 'the site’s own address, without a path',
    example: 'https://www.sehobi.example',
  },
  DATABASE_URL: {
    isValid: isUrl(({ protocol, hostname }) => /^postgres(ql)?:$/.test(protocol) && hostname !== ''),
    mustBe: 'an address that begins with postgres:// and names a host',
    example: 'postgres://sehobi:secret@localhost:5432/sehobi',
    isSecret: true,
  },
  CONTACT_KEEP_DAYS: { isValid: isBetween(1, 36_500), mustBe: 'a whole number of days, at least 1', example: '365' },
  CONTACT_RATE_PER_HOUR: { isValid: isBetween(0, 1_000_000), mustBe: 'a whole number, 0 for no limit', example: '20' },
  TRUSTED_PROXIES: {
    isValid: (text) => splitList(text).every(isAddressRange),
    mustBe: 'IP addresses or ranges with commas between',
    example: '127.0.0.1,10.0.0.0/8,::1',
  },
  METRICS_TOKEN: {
    isValid: isLongEnough,
    mustBe: 'at least 16 characters',
    example: '0b8f6a52d9e74c31a7',
    isSecret: true,
  },
  SMTP_URL: {
    isValid: isUrl(({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== ''),
    mustBe: 'an address that begins with smtp:// or smtps:// and names a host',
    example: 'smtps://user:password@mail.sehobi.example:465',
    isSecret: true,
  },
  CONTACT_TO: { isValid: isEmailAddress, mustBe: 'one plain email address', example: 'hello@sehobi.example' },
  CONTACT_FROM: { isValid: isEmailAddress, mustBe: 'one plain email address', example: 'website@sehobi.example' },
  CONTACT_WEBHOOK_URL: {
    isValid: isUrl(
      ({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname)),
    ),
    mustBe: 'an https:// address (http:// only on this machine)',
    example: 'https://hooks.sehobi.example/contact',
    isSecret: true,
  },
  CONTACT_WEBHOOK_SECRET: {
    isValid: isLongEnough,
    mustBe: 'at least 16 characters',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    isSecret: true,
  },
};
