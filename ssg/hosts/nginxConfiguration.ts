import { contactPage } from '../../contract/contactState.ts';
import { cacheControl, securityHeaders } from '../../server/http/headers.ts';

type Document = { name: string; html: string };

/** The server's headers in nginx's words: one variable per header, chosen by the file that answers. */
export function nginxConfiguration(
  documents: readonly Document[],
  languages: readonly string[],
  courts: readonly string[],
) {
  const plain = securityHeaders({ secure: true });
  const headers = Object.keys(securityHeaders({ secure: true, html: '' }));
  const answers = documents.map(({ name, html }) => ({ name, own: securityHeaders({ secure: true, html }) }));

  const maps = headers.map((header) => {
    if (header === 'Strict-Transport-Security') return map('$https', header, { on: plain[header] ?? '' });
    const fallback = plain[header] ?? '';
    const lines: Record<string, string> = { default: fallback };
    for (const { name, own } of answers) {
      const value = own[header] ?? '';
      if (value !== fallback) lines[`/${name}`] = value;
    }
    return map('$uri', header, lines);
  });
  const variables = [
    forAll,
    ...maps,
    map('$uri', 'Cache-Control', { default: cacheControl.file, '~^/assets/': cacheControl.asset }),
    `map $arg_lang $site_language {\n  default "";\n${languages.map((language) => `  ${language} .${language};\n`).join('')}}\n`,
    `map $arg_play $site_court {\n  default "";\n${courts.map((court) => `  ${court} /play/${court};\n`).join('')}}\n`,
  ];
  const own = [...headers, 'Cache-Control'].map((header) => `add_header ${header} ${variable(header)} always;`);
  return {
    variables: variables.join('\n'),
    headers: [forOurs, ...own, thanks].join('\n'),
  };
}

function map(source: string, header: string, lines: Record<string, string>): string {
  const body = Object.entries(lines).map(([key, value]) => `  ${key} "${value.replaceAll(/["\\]/g, '\\$&')}";\n`);
  return `map ${source} ${variable(header)} {\n${body.join('')}}\n`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** The page after a form that was sent without script: only the server knows whether it may say thanks. */
const thanks = `
location = ${contactPage} {
  error_page 418 = @server;
  if ($arg_sent) { return 418; }
  try_files $uri$site_language.html $uri.html =404;
}
`;
const forAll = `# Written by the build; deploy/nginx-static.conf includes it in http { }. It names variables and sends nothing, so that
# other sites of the same nginx answer as ever.
`;
const forOurs = `# Written by the build; deploy/nginx-static.conf includes it in its server { }. nginx drops these headers in every block
# that has an add_header of its own.`;
