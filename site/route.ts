import { type Language, languages } from '../content/schema.ts';

/** A page in a language. Every internal link is made from it, so that none forgets the language. */
export type Route = { path: string; language: Language; link: (path: string) => string };

/** The page that any unknown address shows. */
export const notFound = '/404';

const [defaultLanguage] = languages;

export function route(path: string, language: Language): Route {
  // To a place on the same page the address stays as the visitor has it: with a campaign in it the page would load anew.
  const link = (target: string) =>
    target.startsWith(`${path}#`) ? target.slice(path.length) : withLanguage(target, language);
  return { path, language, link };
}

/** A court's own page: home/CourtPage.tsx. */
export const courtAddress = (floor: string) => `/?play=${floor}`;

/** Its room on the home page. */
export const roomAddress = (floor: string) => `/#${floor}`;

export function withLanguage(target: string, language: Language): string {
  if (language === defaultLanguage) return target;
  const [path = '', hash] = target.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
