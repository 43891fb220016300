import { readSettings, SettingsError } from '../../server/settings/settings.ts';
import { readSiteUrl } from '../lib/siteUrl.ts';
import { rule } from './rule.ts';
import type { Problem, Site } from './site.ts';

/** The settings with which the site is built and served. */
export function deploymentProblems({ environment }: Site): Problem[] {
  return [
    ...siteUrlProblems(environment).map((what) => ({
      group: 'Site address',
      what,
      todo: 'Set it where the site is built and served, for example: SITE_URL=https://www.yourname.id',
    })),
    ...deliveryProblems(environment).map((what) => ({
      group: 'Contact form',
      what,
      todo: 'Set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET: docs/operations.md.',
    })),
  ];
}

function siteUrlProblems(environment: Site['environment']): string[] {
  try {
    const url = readSiteUrl(environment);
    if (!url) return ['SITE_URL is not set'];
    const { hostname, protocol } = new URL(url);
    const reserved = /(^|\.)(localhost|example|test|invalid)$|^example\.|^[\d.]+$/.test(hostname);
    return protocol !== 'https:' || reserved ? [`SITE_URL is ${url}, which no visitor can reach`] : [];
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
  }
}

function deliveryProblems(environment: Site['environment']): string[] {
  const settings = settingsIn(environment);
  if (!(settings instanceof SettingsError))
    return settings.delivery.kind === 'none' ? ['Messages from the contact form are delivered to nobody'] : [];
  return settings.message
    .split(/\n(?! )/)
    .filter((line) => !line.startsWith('SITE_URL'))
    .map((line) => line.split('\n')[0] ?? '');
}

function settingsIn(environment: Site['environment']) {
  try {
    return readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

/** What the form promises about keeping messages is what the server does. */
export const promise = rule('Contact form')(
  /^form\.privacy$/,
  'Name the number of days there, or change CONTACT_KEEP_DAYS.',
  (privacy: string, _, { environment }) => {
    const settings = settingsIn(environment);
    if (settings instanceof SettingsError || settings.keepDays === undefined) return;
    const isSaid = new RegExp(`\\b${settings.keepDays}\\b`).test(privacy);
    return !isSaid && `The form does not say that messages are kept for ${settings.keepDays} days`;
  },
);
