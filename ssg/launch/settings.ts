import { readSettings, SettingsError } from '../../server/settings/settings.ts';
import { readSiteUrl } from '../lib/siteUrl.ts';
import { type Problem, rule, type Site } from './site.ts';

/** The settings with which the site is built and served. */
export function settingsProblems({ environment }: Site): Problem[] {
  const address = {
    group: 'Site address',
    todo: 'Set it where the site is built and served, for example: SITE_URL=https://www.yourname.id',
  };
  const delivery = {
    group: 'Contact form',
    todo: 'Set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET: docs/operations.md.',
  };
  return [
    ...wrongSiteUrl(environment).map((what) => ({ ...address, what })),
    ...wrongDelivery(environment).map((what) => ({ ...delivery, what })),
  ];
}

const firstLine = (error: Error | string) => (error instanceof Error ? error.message : error).split('\n')[0] ?? '';

function wrongSiteUrl(environment: Site['environment']): string[] {
  try {
    const url = readSiteUrl(environment);
    if (!url) return ['SITE_URL is not set'];
    const { hostname, protocol } = new URL(url);
    const isReserved = /(^|\.)(localhost|example|test|invalid)$|^example\.|^[\d.]+$/.test(hostname);
    return protocol !== 'https:' || isReserved ? [`SITE_URL is ${url}, which no visitor can reach`] : [];
  } catch (error) {
    return [firstLine(error instanceof Error ? error : String(error))];
  }
}

function wrongDelivery(environment: Site['environment']): string[] {
  const settings = settingsIn(environment);
  if (settings instanceof SettingsError)
    return settings.message
      .split(/\n(?! )/)
      .filter((line) => !line.startsWith('SITE_URL'))
      .map(firstLine);
  return settings.delivery.kind === 'none' ? ['Messages from the contact form are delivered to nobody'] : [];
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
