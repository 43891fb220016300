import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policyOfDocuments, securityHeaders } from '../server/headers.ts';
import { writeAtomically } from './compress.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

/**
 * Writes the server's headers for hosts that serve the folder without it: `_headers` inside it for Netlify and
 * Cloudflare Pages, and two files for nginx beside it. Call it when every page is written.
 */
export function writeHostFiles(folder: string): void {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort();
  const documents = names.map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }));
  writeAtomically(join(folder, '_headers'), netlify(folder, documents));
  const { variables, headers } = nginxConfiguration(documents);
  writeAtomically(join(dirname(folder), 'nginx-variables.conf'), variables);
  writeAtomically(join(dirname(folder), 'nginx-headers.conf'), headers);
}

export type Document = { name: string; html: string };

const association = '.well-known/apple-app-site-association';

/** Cloudflare Pages ignores a longer line without a word. */
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
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
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
