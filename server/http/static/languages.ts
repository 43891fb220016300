import { parseAccept } from 'hono/utils/accept';
import { remembered } from './remembered.ts';

const wishesOf = remembered((acceptLanguage) =>
  parseAccept(acceptLanguage.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0] ?? ''),
);

/** The browser's preferred language among ours. Crawlers send no preference and get the first. */
export function preferredLanguage(acceptLanguage: string | undefined, ours: readonly string[]): string {
  const wish = acceptLanguage ? wishesOf(acceptLanguage).find((language) => ours.includes(language)) : undefined;
  return wish ?? ours[0] ?? 'en';
}
