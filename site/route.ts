import { type Language, languages } from '../content/schema.ts';

/** A page in a language. Every internal link is made from it, so that none forgets the language. */
export type Route = { path: string; language: Language; link: (path: string) => string };

const [defaultLanguage] = languages;

export function route(path: string, language: Language): Route {
  return { path, language, link: (target) => withLanguage(target, language) };
}

export function withLanguage(target: string, language: Language): string {
  if (language === defaultLanguage) return target;
  const [path = '', hash] = target.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
