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
  const given = (name: string) => environment[name]?.trim() || undefined;
  const problems = problemsIn(given);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const site = given('SITE_URL');
  const siteUrl = site && new URL(site).origin;
  return {
    siteUrl,
    secure: isSecure(siteUrl),
    host: given('HOST'),
    port: Number(given('PORT') ?? 3000),
    dataFolder: resolve(given('DATA_DIR') ?? 'data'),
    databaseUrl: given('DATABASE_URL'),
    keepDays: Number(given('CONTACT_KEEP_DAYS') ?? 365),
    ratePerHour: Number(given('CONTACT_RATE_PER_HOUR') ?? 20),
    trustedProxies: splitList(given('TRUSTED_PROXIES') ?? ''),
    metricsToken: given('METRICS_TOKEN'),
    delivery: deliveryIn(given),
  };
}

export const isSecure = (siteUrl: string | undefined) => siteUrl?.startsWith('https:') ?? false;

const needs = { SMTP_URL: 'CONTACT_TO', CONTACT_TO: 'SMTP_URL', CONTACT_WEBHOOK_URL: 'CONTACT_WEBHOOK_SECRET' };

type Given = (name: string) => string | undefined;

function problemsIn(given: Given): string[] {
  const problems: string[] = [];
  for (const [name, { isValid, mustBe, example, isSecret }] of Object.entries(rules)) {
    const text = given(name);
    if (text === undefined || isValid(text)) continue;
    const shown = isSecret ? 'is set' : `is ${JSON.stringify(text)}`;
    problems.push(`${name} ${shown}, but must be ${mustBe}.\n  For example: ${name}=${example}`);
  }
  for (const [name, needed] of Object.entries(needs))
    if (given(name) && !given(needed))
      problems.push(`${needed} is missing, but ${name} needs it.\n  For example: ${needed}=${rules[needed]?.example}`);
  if (given('SMTP_URL') && given('CONTACT_WEBHOOK_URL'))
    problems.push(
      'SMTP_URL and CONTACT_WEBHOOK_URL are both set, but a message goes one way.\n  For example: leave CONTACT_WEBHOOK_URL empty.',
    );
  return problems;
}

function deliveryIn(given: Given): DeliverySettings {
  const [smtpUrl, to] = [given('SMTP_URL'), given('CONTACT_TO')];
  const [webhookUrl, secret] = [given('CONTACT_WEBHOOK_URL'), given('CONTACT_WEBHOOK_SECRET')];
  if (smtpUrl && to) return { kind: 'smtp', url: smtpUrl, to, from: given('CONTACT_FROM') ?? to };
  if (webhookUrl && secret) return { kind: 'webhook', url: webhookUrl, secret };
  return { kind: 'none' };
}
