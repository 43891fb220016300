import { contactAction, contactPage } from '../../contract/contactState.ts';
import type { pages as Pages } from '../../site/pages.ts';

/** Netlify's `_redirects`: its file server knows neither a language chosen by the query nor the form's server. */
export function netlifyRedirects(pages: typeof Pages, languages: readonly string[]): string {
  const api = contactAction.replace(/[^/]+$/, '');
  const inLanguage = languages.flatMap((language) => [
    ...pages
      .filter(({ status }) => status !== 404)
      .map(({ path, file }) => `${path}  lang=${language}  /${file}.${language}.html  200!`),
    ...pages
      .filter(({ status }) => status === 404)
      .map(({ file }) => `/*  lang=${language}  /${file}.${language}.html  404`),
  ]);
  return `${[
    '# Written by the build. The contact form, where the server runs elsewhere:',
    `#${api}*  https://server.sehobi.example${api}:splat  200!`,
    `#${contactPage}  sent=:sent  https://server.sehobi.example${contactPage}?sent=:sent  200!`,
    '# The language is chosen by the query.',
    ...inLanguage,
  ].join('\n')}\n`;
}
