import { contactAction, contactPage } from '../../contract/contactState.ts';
import type { pages as Pages } from '../../site/pages.ts';

/** Netlify's `_redirects`: its file server knows neither a language chosen by the query nor the form's server. */
export function netlifyRewrites(pages: typeof Pages, languages: readonly string[], courts: readonly string[]): string {
  const api = contactAction.replace(/[^/]+$/, '');
  const inLanguage = languages.flatMap((language) => [
    ...pages
      .filter(({ status }) => status !== 404)
      .map(({ path, file }) => `${path}  lang=${language}  /${file}.${language}.html  200!`),
    ...pages
      .filter(({ status }) => status === 404)
      .map(({ file }) => `/*  lang=${language}  /${file}.${language}.html  404`),
  ]);
  const ofCourts = courts.flatMap((court) => [
    ...languages.map((language) => `/  play=${court} lang=${language}  /play/${court}.${language}.html  200!`),
    `/  play=${court}  /play/${court}.html  200!`,
  ]);
  return `${[
    '# Written by the build. The contact form, where the server runs elsewhere:',
    `#${api}*  https://server.sehobi.example${api}:splat  200!`,
    `#${contactPage}  sent=:sent  https://server.sehobi.example${contactPage}?sent=:sent  200!`,
    '# The query chooses the court that is shared, and the language.',
    ...ofCourts,
    ...inLanguage,
  ].join('\n')}\n`;
}
