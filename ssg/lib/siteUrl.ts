import { ContentError } from '../content/content.ts';

const example = 'For example: SITE_URL=https://www.sehobi.example npm run build';
const local = ['localhost', '127.0.0.1', '[::1]'];

/** The site's public address for absolute URLs. Undefined without SITE_URL, as in development. */
export function readSiteUrl(environment: Record<string, string | undefined>): string | undefined {
  const text = environment['SITE_URL']?.trim();
  if (!text) return undefined;
  const must = (rule: string) =>
    new ContentError(`SITE_URL is ${JSON.stringify(text)}, but must ${rule}.\n  ${example}`);
  if (!URL.canParse(text)) throw must('be a whole address');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local.includes(url.hostname)))
    throw must('begin with https:// (http:// only on this machine)');
  if (url.username || url.password) throw must('hold no user name or password');
  if (url.pathname !== '/' || url.search || url.hash) throw must('end after the host name, without a path');
  return url.origin;
}

export const withoutSiteUrl =
  'Built without SITE_URL: fine here, but for production canonical links, share cards, structured data, sitemap.xml and a QR code for both stores need it.\n  ' +
  example;
