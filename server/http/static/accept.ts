import { parseAccept } from 'hono/utils/accept';

/** The content codings, each with the suffix of its files. */
export const codingSuffixes = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codingSuffixes | 'identity';

/** The values that an Accept header allows, the preferred first. */
const acceptedNames = (header: string): string[] =>
  parseAccept(header.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);

/** The smallest variant that the client accepts. The first of `variants` is the uncompressed file, which every client accepts. */
export function smallestVariant<Variant extends { coding: Coding; size: number }>(
  variants: readonly Variant[],
  acceptEncoding = '',
): Variant {
  const names = acceptedNames(acceptEncoding);
  return variants.reduce((best, variant) =>
    names.includes(variant.coding) && variant.size < best.size ? variant : best,
  );
}

/** The browser's preferred language among ours; the first of ours if it prefers none, as crawlers do. */
export function preferredLanguage(acceptLanguage = '', languages: readonly string[]): string {
  const preferredLanguages = acceptedNames(acceptLanguage).map((name) => name.split('-')[0] ?? '');
  return preferredLanguages.find((language) => languages.includes(language)) ?? languages[0] ?? 'en';
}
