import { readSettings, SettingsError } from '../../server/settings/settings.ts';
import { readSiteUrl } from '../lib/siteUrl.ts';
import { fileOf, type Problem, type Rule, type SiteToLaunch } from './siteToLaunch.ts';

const example = 'SITE_URL=https://www.yourname.id';

/** Without its own address the site can give search engines and messengers none. */
export const siteAddress: Rule = ({ environment }) => {
  const problem = (what: string): Problem[] => [
    { group: 'Site address', what, todo: `Set it where the site is built and served, for example: ${example}` },
  ];
  try {
    const url = readSiteUrl(environment);
    if (!url) return problem('SITE_URL is not set');
    const { hostname, protocol } = new URL(url);
    const nobodys =
      protocol !== 'https:' || /(^|\.)(localhost|example|test|invalid)$|^example\.|^[\d.]+$/.test(hostname);
    return nobodys ? problem(`SITE_URL is ${url}, which no visitor can reach`) : [];
  } catch (error) {
    return problem(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
};

/** A contact form whose messages nobody reads is worse than none. */
export const contactDelivery: Rule = ({ environment }) => {
  const problem = (what: string, todo: string): Problem => ({ group: 'Contact form', what, todo });
  try {
    if (readSettings(environment).delivery.kind !== 'none') return [];
    return [
      problem(
        'Messages from the contact form are delivered to nobody',
        'Set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET: docs/operations.md.',
      ),
    ];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message
      .split(/\n(?! )/)
      .filter((line) => !line.startsWith('SITE_URL'))
      .map((line) => problem(line.split('\n')[0] ?? '', 'Correct the setting: docs/operations.md.'));
  }
};

/** What the form promises about keeping data is what the server does. */
export const keepingPromise: Rule = (site) => {
  const days = keepDays(site);
  if (days === undefined) return [];
  return [...site.contents].flatMap(([language, { form }]) => {
    if (new RegExp(`\\b${days}\\b`).test(form.privacy)) return [];
    const { at } = fileOf(site, 'form', language);
    const what = `The form does not say that messages are kept for ${days} days`;
    const todo = 'Name the number of days there, or change CONTACT_KEEP_DAYS.';
    return [{ group: 'Contact form', ...at(['privacy']), what, todo }];
  });
};

function keepDays({ environment }: SiteToLaunch): number | undefined {
  try {
    return readSettings(environment).keepDays;
  } catch {
    // contactDelivery reports wrong settings.
    return undefined;
  }
}
