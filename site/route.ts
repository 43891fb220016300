import { type Language, languages } from '../content/schema.ts';

/** A page in a language. Every internal link is made from it, so that none forgets the language. */
export type Route = {
  path: string;
  language: Language;
  address: (target: string) => string;
  /** The same for a link; to a place on the same page it is only the hash. */
  link: (target: string) => string;
};

export const notFound = '/404';

const [defaultLanguage] = languages;

/**
 * `isChosen`: the visitor has asked for this language in the address, so each link keeps it. Otherwise links to the
 * default language name none, and the server answers by Accept-Language.
 */
export function route(path: string, language: Language, isChosen = false): Route {
  const address = (target: string) => (isChosen ? withLangParameter : withLangUnlessDefault)(target, language);
  // A link on the same page keeps the visitor's address: with a campaign in it the page would reload.
  const link = (target: string) => (target.startsWith(`${path}#`) ? target.slice(path.length) : address(target));
  return { path, language, address, link };
}

export const courtAddress = (floor: string) => `/?play=${floor}`;

export const roomAddress = (floor: string) => `/#${floor}`;

export const withLangUnlessDefault = (target: string, language: Language): string =>
  language === defaultLanguage ? target : withLangParameter(target, language);

/** The address at which every browser gets this language. */
export function withLangParameter(target: string, language: Language): string {
  const [path = '', hash] = target.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
