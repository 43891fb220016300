import { expect, test } from 'vitest';
import type { BuiltSite } from '../../server/pages/builtSite.ts';
import { rules } from '../../server/settings/rules.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { withCheckedSiteUrl } from '../../server/settings/startErrors.ts';

test('no setting is required, and those that are given are read', () => {
  const defaults = { port: 3000, usesHttps: false, keepDays: 365, ratePerHour: 20, trustedProxies: [] };
  expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ ...defaults, delivery: { kind: 'none' } });
  const given = {
    HOST: '::1',
    PORT: '8080',
    DATA_DIR: '/var/lib/sehobi',
    SITE_URL: 'https://www.sehobi.example/',
    SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
    CONTACT_TO: 'hello@sehobi.example',
    CONTACT_KEEP_DAYS: '36500',
    METRICS_TOKEN: 'Sixteen-Letters!',
    CONTACT_RATE_PER_HOUR: '0',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1',
    DATABASE_URL: 'postgresql://sehobi@db/sehobi',
  };
  const texts = { host: '::1', dataFolder: '/var/lib/sehobi', metricsToken: 'Sixteen-Letters!' };
  const numbers = { port: 8080, keepDays: 36_500, ratePerHour: 0 };
  const [siteUrl, databaseUrl] = ['https://www.sehobi.example', given.DATABASE_URL];
  const delivery = { kind: 'smtp', url: given.SMTP_URL, to: 'hello@sehobi.example', from: 'hello@sehobi.example' };
  const trustedProxies = ['127.0.0.1', '10.0.0.0/8', '::1'];
  const expected = { ...texts, ...numbers, siteUrl, databaseUrl, delivery, trustedProxies, usesHttps: true };
  expect(readSettings(given)).toMatchObject(expected);
});

test.each([
  ['PORT', '65536'],
  ['SITE_URL', 'https://sehobi.example/?path'],
  ['SITE_URL', 'ftp://sehobi.example'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['CONTACT_TO', 'hello'],
  ['CONTACT_FROM', 'Sehobi <hello@sehobi.example>'],
  ['CONTACT_WEBHOOK_URL', 'http://hooks.example'],
  ['CONTACT_KEEP_DAYS', '0'],
  ['CONTACT_RATE_PER_HOUR', '1.5'],
  ...['10.0.0.0/33', '10.0.0.0/8/8', '::1/129', 'proxy.example'].map((range) => ['TRUSTED_PROXIES', range]),
  ['DATABASE_URL', 'postgres:///sehobi'],
])('with %s=%s the server does not start, and the error has an example', (name = '', value) => {
  expect(rules[name]?.isValid(rules[name].example)).toBe(true);
  const error = new RegExp(`^${name} .* must be .*\\.\n  For example: ${name}=`);
  expect(() => readSettings({ [name]: value })).toThrow(error);
});

test('with a SITE_URL other than the build’s the server does not start', () => {
  const settings = readSettings({ SITE_URL: 'https://b.co' });
  const start = () => withCheckedSiteUrl(settings, { siteUrl: 'https://a.co' } as BuiltSite);
  expect(start).toThrow(/b\.co, but .* for https:\/\/a\.co\.\n.*: SITE_URL=https:\/\/b\.co npm run build/);
});

test('no error message shows a secret', () => {
  const addresses = { SMTP_URL: 'smpt://u:hunter2@x', DATABASE_URL: 'psql://u:hunter2@x' };
  const webhook = { CONTACT_WEBHOOK_URL: 'http://hooks.example/hunter2', CONTACT_WEBHOOK_SECRET: 'hunter2' };
  const startWithSecrets = () => readSettings({ ...addresses, ...webhook, METRICS_TOKEN: 'hunter2' });
  expect(startWithSecrets).toThrow(/(\w+ is set, but must be .*\n.*\s*){5}/);
  expect(startWithSecrets).not.toThrow('hunter2');
});

test('incomplete delivery settings are a mistake, and so are two kinds of delivery', () => {
  const webhook = { CONTACT_WEBHOOK_URL: 'http://[::1]/x' };
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow('CONTACT_TO is missing');
  expect(() => readSettings({ CONTACT_TO: 'a@b.co' })).toThrow('SMTP_URL is missing');
  expect(() => readSettings(webhook)).toThrow(/^CONTACT_WEBHOOK_SECRET is missing/);
  expect(() => readSettings({ ...webhook, SMTP_URL: 'smtp://mail.example' })).toThrow('both set');
});
