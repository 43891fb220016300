import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Content, type Language, languages } from '../../content/schema.ts';
import type { RenderData } from '../../server/pages/builtSite.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { UserError } from '../../server/userError.ts';
import { pages } from '../../site/pages.ts';
import { withLangUnlessDefault } from '../../site/route.ts';
import { firstRoundTripBytes } from '../budgets.ts';
import type { Path } from '../content/jsonSchema.ts';

export type Problem = { what: string; fix: string; isAdvice?: true; file?: string; line?: number; path?: Path };

const siteUrlFix = 'Set SITE_URL where the site is built and served, for example: SITE_URL=https://www.yourname.id';
const deliveryFix =
  'Set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET: docs/operations.md.';
const keepDaysFix = 'Name the number of days in form.yaml under privacy, or change CONTACT_KEEP_DAYS.';

export function settingsProblems(environment: NodeJS.ProcessEnv, contents: ReadonlyMap<Language, Content>): Problem[] {
  const problems: Problem[] = [];
  try {
    const { siteUrl, delivery, keepDays } = readSettings(environment);
    const { hostname, protocol } = new URL(siteUrl ?? 'http://localhost');
    // Names that RFC 2606 reserves, and IP addresses.
    const isReserved = /(^|\.)(localhost|example|test|invalid)$|^example\.|^[\d.]+$/.test(hostname);
    if (!siteUrl) problems.push({ what: 'SITE_URL is not set', fix: siteUrlFix });
    else if (protocol !== 'https:' || isReserved)
      problems.push({ what: `SITE_URL is ${siteUrl}, but must be a public https:// address`, fix: siteUrlFix });
    if (delivery.kind === 'none')
      problems.push({ what: 'Messages from the contact form are not delivered', fix: deliveryFix });
    for (const [language, { form, site }] of contents)
      if (keepDays && !new RegExp(`\\b${keepDays}\\b`).test(form.privacy)) {
        const what = `The form does not say in ${site.language.name} that messages are kept for ${keepDays} days`;
        problems.push({ what, fix: keepDaysFix, file: `content/${language}/form.yaml`, path: ['privacy'] });
      }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // A line for each wrong setting, and below it an indented line that says how to correct it.
    for (const [, what = '', fix = ''] of error.message.matchAll(/^(\S.*)\n {2}(.*)/gm)) problems.push({ what, fix });
  }
  return problems;
}

/** The bytes of a page's headers, rounded up: 954 with an https:// SITE_URL, which adds Strict-Transport-Security. */
const headersBytes = 960;

export function buildProblems(dist: string): Problem[] {
  const fix = 'Build the site with its address and check again: SITE_URL=https://www.yourname.id npm run build';
  const renderDataFile = join(dist, 'server/render-data.json');
  if (!existsSync(renderDataFile)) return [{ what: `There is no build in ${dist} to check`, fix }];
  const { siteUrl } = JSON.parse(readFileSync(renderDataFile, 'utf8')) as RenderData;
  const what = 'The site was built without SITE_URL, so its pages show no picture when shared';
  return [...(siteUrl ? [] : [{ what, fix }]), ...tooLargePages(dist)];
}

const tooLargePages = (dist: string): Problem[] =>
  pages.flatMap(({ path, file }) =>
    languages.flatMap((language) => {
      const htmlFile = join(dist, 'client', `${file}${language === languages[0] ? '' : `.${language}`}.html`);
      const html = existsSync(htmlFile) ? readFileSync(htmlFile, 'utf8') : '';
      const excess = brotliCompressSync(html).length + headersBytes - firstRoundTripBytes;
      const limit = firstRoundTripBytes.toLocaleString('en');
      const address = withLangUnlessDefault(path, language);
      const what = `In the last build ${address} is ${excess} bytes larger than the ${limit} bytes of the first round trip; most words are in “${headingOfLongestSection(html)}”`;
      return excess > 0 ? [{ what, fix: 'Shorten its texts, or remove an item from a list.', isAdvice: true }] : [];
    }),
  );

function headingOfLongestSection(html: string): string {
  const sections = html.match(/<section\b.*?(?=<section\b|<\/main>)/gs) ?? [];
  const textOf = (part: string) => part.replace(/<(svg|script|style)\b.*?<\/\1>|<[^>]*>/gs, '').trim();
  const [longest = ''] = sections.toSorted((one, other) => textOf(other).length - textOf(one).length);
  return textOf(/<h\d\b.*?<\/h\d>/s.exec(longest)?.[0] ?? 'its text');
}
