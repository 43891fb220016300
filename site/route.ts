import { type Language, languages } from '../content/schema.ts';

/** Links to our own pages are made by `href` or `fullHref`, so that they keep the language. */
export type Route = {
  path: string;
  language: Language;
  fullHref: (target: string) => string;
  /** Like fullHref, but a target on this page gives only its hash: #team. */
  href: (target: string) => string;
};

export const notFoundPath = '/404';

const [defaultLanguage] = languages;

/** `hasLang`: the address has ?lang=, so each link keeps it. */
export function route(path: string, language: Language, hasLang = false): Route {
  const fullHref = (target: string) => (hasLang ? withLang : withLangUnlessDefault)(target, language);
  // A link with the path would reload the page if the page's URL has campaign parameters (?utm_source=…).
  const href = (target: string) => (target.startsWith(`${path}#`) ? target.slice(path.length) : fullHref(target));
  return { path, language, fullHref, href };
}

export const courtTarget = (court: string) => `/?play=${court}`;
export const roomTarget = (court: string) => `/#${court}`;

export const withLangUnlessDefault = (target: string, language: Language): string =>
  language === defaultLanguage ? target : withLang(target, language);

export function withLang(target: string, language: Language): string {
  const [path = '', hash] = target.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
