import { resolve } from 'node:path';
import { UserError } from '../userError.ts';
import { rules, splitList } from './rules.ts';

export type Environment = Record<string, string | undefined>;
export type Settings = ReturnType<typeof readSettings>;
export type DeliverySettings =
  | { kind: 'none' }
  | { kind: 'smtp'; url: string; to: string; from: string }
  | { kind: 'webhook'; url: string; secret: string };

export function readSettings(environment: Environment) {
  const setting = (name: string) => environment[name]?.trim() || undefined;
  const problems = problemsIn(setting);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const givenUrl = setting('SITE_URL');
  const siteUrl = givenUrl && new URL(givenUrl).origin;
  return {
    siteUrl,
    usesHttps: isHttps(siteUrl),
    host: setting('HOST'),
    port: Number(setting('PORT') ?? 3000),
    dataFolder: resolve(setting('DATA_DIR') ?? 'data'),
    databaseUrl: setting('DATABASE_URL'),
    keepDays: Number(setting('CONTACT_KEEP_DAYS') ?? 365),
    ratePerHour: Number(setting('CONTACT_RATE_PER_HOUR') ?? 20),
    trustedProxies: splitList(setting('TRUSTED_PROXIES') ?? ''),
    metricsToken: setting('METRICS_TOKEN'),
    delivery: deliveryIn(setting),
  };
}

export const isHttps = (siteUrl: string | undefined) => siteUrl?.startsWith('https:') ?? false;

/** For each of these settings, the setting that it needs. */
const needs = { SMTP_URL: 'CONTACT_TO', CONTACT_TO: 'SMTP_URL', CONTACT_WEBHOOK_URL: 'CONTACT_WEBHOOK_SECRET' };

type Lookup = (name: string) => string | undefined;

function problemsIn(setting: Lookup): string[] {
  const problems: string[] = [];
  for (const [name, { isValid, mustBe, example, isSecret }] of Object.entries(rules)) {
    const text = setting(name);
    if (text === undefined || isValid(text)) continue;
    const shown = isSecret ? 'is set' : `is ${JSON.stringify(text)}`;
    problems.push(`${name} ${shown}, but must be ${mustBe}.\n  For example: ${name}=${example}`);
  }
  for (const [name, needed] of Object.entries(needs))
    if (setting(name) && !setting(needed))
      problems.push(`${needed} is missing, but ${name} needs it.\n  For example: ${needed}=${rules[needed]?.example}`);
  if (setting('SMTP_URL') && setting('CONTACT_WEBHOOK_URL'))
    problems.push(
      'SMTP_URL and CONTACT_WEBHOOK_URL are both set, but messages are delivered in one way only.\n  For example: leave CONTACT_WEBHOOK_URL empty.',
    );
  return problems;
}

function deliveryIn(setting: Lookup): DeliverySettings {
  const [smtpUrl, to] = [setting('SMTP_URL'), setting('CONTACT_TO')];
  const [webhookUrl, secret] = [setting('CONTACT_WEBHOOK_URL'), setting('CONTACT_WEBHOOK_SECRET')];
  if (smtpUrl && to) return { kind: 'smtp', url: smtpUrl, to, from: setting('CONTACT_FROM') ?? to };
  if (webhookUrl && secret) return { kind: 'webhook', url: webhookUrl, secret };
  return { kind: 'none' };
}
