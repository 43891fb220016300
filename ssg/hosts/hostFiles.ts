import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheControl, policyOfDocuments, securityHeaders } from '../../server/http/headers.ts';
import type { pages as Pages } from '../../site/pages.ts';
import { netlifyRewrites } from './netlifyRewrites.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

/** Beside dist/client, for those who need them. */
export const hostFiles = ['netlify-redirects', 'nginx-variables.conf', 'nginx-headers.conf'] as const;

/**
 * What hosts have to know that serve the folder without our server: `_headers` inside it for Netlify and Cloudflare
 * Pages, the others beside it. Call it when every page is written.
 */
export function writeHostFiles(folder: string, pages: typeof Pages): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const documents = names.map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }));
  writeFileSync(join(folder, '_headers'), netlify(folder, documents));
  const languages = [...new Set(names.map((name) => name.split('.').at(-2) ?? ''))].filter((part) =>
    /^[a-z]{2,3}$/.test(part),
  );
  const { variables, headers } = nginxConfiguration(documents, languages, courtsOf(names));
  const contents = [netlifyRewrites(pages, languages, courtsOf(names)), variables, headers];
  for (const [nth, name] of hostFiles.entries()) writeFileSync(join(dirname(folder), name), contents[nth] ?? '');
}

/** Those that have a page of their own, by which they are shared. */
const courtsOf = (names: readonly string[]) => names.flatMap((name) => /^play\/([\w-]+)\.html$/.exec(name)?.[1] ?? []);

type Document = { name: string; html: string };

const association = '.well-known/apple-app-site-association';

/** Cloudflare Pages ignores a longer line, without an error. */
const longestLine = 2000;

/**
 * One policy for all addresses, with the hashes of every page. These hosts join the values of all rules that match, so
 * a page's own policy could only be sent in addition; and the 404 page answers at addresses no rule can name.
 */
function netlify(folder: string, documents: readonly Document[]): string {
  const rules = [
    rule('/*', {
      ...securityHeaders({ secure: true, html: '' }),
      'Content-Security-Policy': policyOfDocuments(documents.map(({ html }) => html)),
    }),
    rule('/assets/*', { 'Cache-Control': cacheControl.asset }),
    ...(existsSync(join(folder, association)) ? [rule(`/${association}`, { 'Content-Type': 'application/json' })] : []),
  ];
  const long = rules.flat().find((line) => line.length > longestLine);
  if (long)
    throw new Error(
      `_headers has a line of ${long.length} characters, of which Cloudflare allows ${longestLine}: ${long.slice(0, 60)}…\n  Let the pages share their inline styles, so that there are fewer hashes.`,
    );
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function rule(path: string, headers: Record<string, string>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
