import { type Language, languages } from '../content/schema.ts';

/** A page in a language. Every internal link is made by `href` or `fullHref`, so that it keeps the language. */
export type Route = {
  path: string;
  language: Language;
  /** The link to a target, such as /about#team, in this language: /about?lang=id#team. */
  fullHref: (target: string) => string;
  /** Like fullHref, but a target on this page gives only its hash: #team. */
  href: (target: string) => string;
};

export const notFoundPath = '/404';

const [defaultLanguage] = languages;

/**
 * `hasLang`: the address has ?lang=, so each link keeps it. Otherwise links in the default language have no ?lang=,
 * and the server chooses by Accept-Language.
 */
export function route(path: string, language: Language, hasLang = false): Route {
  const fullHref = (target: string) => (hasLang ? withLang : withLangUnlessDefault)(target, language);
  // On the same page only the hash: a link with the path would reload the page if its URL has campaign parameters (?utm_source=…).
  const href = (target: string) => (target.startsWith(`${path}#`) ? target.slice(path.length) : fullHref(target));
  return { path, language, fullHref, href };
}

/** Targets: a court's page, and its room in home's floor plan. */
export const courtTarget = (court: string) => `/?play=${court}`;
export const roomTarget = (court: string) => `/#${court}`;

/** /about in the default language, /about?lang=id in another. */
export const withLangUnlessDefault = (target: string, language: Language): string =>
  language === defaultLanguage ? target : withLang(target, language);

/** /about?lang=en also in the default language: at this address every browser gets English, whatever its own language. */
export function withLang(target: string, language: Language): string {
  const [path = '', hash] = target.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
