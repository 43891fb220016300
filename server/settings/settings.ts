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
  const getSetting = (name: string) => environment[name]?.trim() || undefined;
  const problems = findProblems(getSetting);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const givenUrl = getSetting('SITE_URL');
  const siteUrl = givenUrl && new URL(givenUrl).origin;
  return {
    siteUrl,
    usesHttps: isHttps(siteUrl),
    host: getSetting('HOST'),
    port: Number(getSetting('PORT') ?? 3000),
    dataFolder: resolve(getSetting('DATA_DIR') ?? 'data'),
    databaseUrl: getSetting('DATABASE_URL'),
    keepDays: Number(getSetting('CONTACT_KEEP_DAYS') ?? 365),
    ratePerHour: Number(getSetting('CONTACT_RATE_PER_HOUR') ?? 20),
    trustedProxies: splitList(getSetting('TRUSTED_PROXIES') ?? ''),
    metricsToken: getSetting('METRICS_TOKEN'),
    delivery: deliverySettings(getSetting),
  };
}

export const isHttps = (siteUrl: string | undefined) => siteUrl?.startsWith('https:') ?? false;

const needs = { SMTP_URL: 'CONTACT_TO', CONTACT_TO: 'SMTP_URL', CONTACT_WEBHOOK_URL: 'CONTACT_WEBHOOK_SECRET' };

type GetSetting = (name: string) => string | undefined;

function findProblems(getSetting: GetSetting): string[] {
  const problems: string[] = [];
  for (const [name, { isValid, mustBe, example, isSecret }] of Object.entries(rules)) {
    const text = getSetting(name);
    if (text === undefined || isValid(text)) continue;
    const currentValue = isSecret ? 'is set' : `is ${JSON.stringify(text)}`;
    problems.push(`${name} ${currentValue}, but must be ${mustBe}.\n  For example: ${name}=${example}`);
  }
  for (const [name, needed] of Object.entries(needs))
    if (getSetting(name) && !getSetting(needed))
      problems.push(`${needed} is missing, but ${name} needs it.\n  For example: ${needed}=${rules[needed]?.example}`);
  if (getSetting('SMTP_URL') && getSetting('CONTACT_WEBHOOK_URL'))
    problems.push(
      'SMTP_URL and CONTACT_WEBHOOK_URL are both set, but messages are delivered in one way only.\n  For example: leave CONTACT_WEBHOOK_URL empty.',
    );
  return problems;
}

function deliverySettings(getSetting: GetSetting): DeliverySettings {
  const [smtpUrl, to] = [getSetting('SMTP_URL'), getSetting('CONTACT_TO')];
  const [webhookUrl, secret] = [getSetting('CONTACT_WEBHOOK_URL'), getSetting('CONTACT_WEBHOOK_SECRET')];
  if (smtpUrl && to) return { kind: 'smtp', url: smtpUrl, to, from: getSetting('CONTACT_FROM') ?? to };
  if (webhookUrl && secret) return { kind: 'webhook', url: webhookUrl, secret };
  return { kind: 'none' };
}
