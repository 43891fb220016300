import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '../../content/schema.ts';
import { ExplainedError } from '../../server/explained.ts';
import { readSettings } from '../../server/settings/settings.ts';
import type { Assets } from '../../site/assets.ts';
import { pages } from '../../site/pages.ts';
import { withLanguage } from '../../site/route.ts';
import { firstFlight } from '../budgets.ts';
import type { Path } from '../content/jsonSchema.ts';
import type { Site } from './rules.ts';

export type Problem = {
  group: string;
  what: string;
  todo: string;
  isAdvice?: true;
  file?: string;
  line?: number;
  path?: Path;
};

export function settingsProblems({ environment, contents }: Site): Problem[] {
  const site = (what: string): Problem => ({
    ...{ group: 'Site address', what },
    todo: 'Set it where the site is built and served, for example: SITE_URL=https://www.yourname.id',
  });
  const form = (what: string): Problem => ({
    ...{ group: 'Contact form', what },
    todo: 'Set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET: docs/operations.md.',
  });
  try {
    const { siteUrl, delivery, keepDays } = readSettings(environment);
    const { hostname, protocol } = new URL(siteUrl ?? 'http://localhost');
    const isReserved = /(^|\.)(localhost|example|test|invalid)$|^example\.|^[\d.]+$/.test(hostname);
    const unreachable = siteUrl ? `SITE_URL is ${siteUrl}, which no visitor can reach` : 'SITE_URL is not set';
    const days = new RegExp(`\\b${keepDays ?? ''}\\b`);
    const silent = [...contents.values()].filter(({ form }) => !days.test(form.privacy));
    return [
      ...(protocol === 'https:' && !isReserved ? [] : [site(unreachable)]),
      ...(delivery.kind === 'none' ? [form('Messages from the contact form are delivered to nobody')] : []),
      ...silent.map(({ site }) => ({
        ...form(`The form does not say in ${site.language.name} that messages are kept for ${keepDays} days`),
        todo: 'Name the number of days in form.yaml under privacy, or change CONTACT_KEEP_DAYS.',
      })),
    ];
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    const wrong = error.message.split('\n').filter((line) => !line.startsWith(' '));
    return wrong.map((line) => (line.startsWith('SITE_URL') ? site : form)(line));
  }
}

/** The headers of a page take 883 bytes with a public address. */
const headers = 900;

/** What the last build shows: whether its links can be shared, and which pages are larger than their first flight. */
export function buildProblems({ built }: Site): Problem[] {
  const inputs = join(built, 'server/inputs.json');
  const share = {
    group: 'Share cards',
    todo: 'Build the site with its address and check again: SITE_URL=https://www.yourname.id npm run build',
  };
  if (!existsSync(inputs)) return [{ ...share, what: `There is no build in ${built} to look at` }];
  const { assets } = JSON.parse(readFileSync(inputs, 'utf8')) as { assets: Record<string, Assets | undefined> };
  const unshared = pages.filter(({ path, indexed }) => indexed && !assets[path]?.siteUrl);
  return [
    ...unshared.map(({ path }) => ({
      ...share,
      what: `${path} was built without SITE_URL, so it shows no picture when shared`,
    })),
    ...pages.flatMap(({ path, file }) =>
      languages.flatMap((language) => {
        const page = join(built, 'client', `${file}${language === languages[0] ? '' : `.${language}`}.html`);
        const over = existsSync(page) ? brotliCompressSync(readFileSync(page)).length + headers - firstFlight : 0;
        return over > 0 ? [tooLarge(withLanguage(path, language), over)] : [];
      }),
    ),
  ];
}

/** A page that needs one packet more is seen a round trip later, 100 to 300 ms on a phone. */
const tooLarge = (address: string, over: number): Problem => ({
  ...{ group: 'Weight', isAdvice: true },
  what: `${address} is ${over} bytes larger than the ${firstFlight.toLocaleString('en')} that a browser gets at once`,
  todo: 'Say less there, or leave an item of a list out.',
});
