import { type Language, languages } from '../content/schema.ts';

/** A page in a language. Every internal link is made by `address` or `link`, so that it keeps the language. */
export type Route = {
  path: string;
  language: Language;
  /** A target, such as /about#team, in this language: /about?lang=id#team. */
  address: (target: string) => string;
  /** The address, but for a target on the same page only its hash: #team. */
  link: (target: string) => string;
};

export const notFound = '/404';

const [defaultLanguage] = languages;

/**
 * `hasLang`: the address has ?lang=, so each link keeps it. Otherwise links in the default language have no ?lang=,
 * and the server chooses by Accept-Language.
 */
export function route(path: string, language: Language, hasLang = false): Route {
  const address = (target: string) => (hasLang ? withLang : withLangUnlessDefault)(target, language);
  // The link is only the hash: if the URL has campaign parameters (?utm_source=…), any other link would reload the page.
  const link = (target: string) => (target.startsWith(`${path}#`) ? target.slice(path.length) : address(target));
  return { path, language, address, link };
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
