import { parseAccept } from 'hono/utils/accept';

export const codingSuffixes = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codingSuffixes | 'identity';

const acceptedValues = (header: string): string[] =>
  parseAccept(header.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);

/** The first of `variants` is the uncompressed file, which every client accepts. */
export function smallestVariant<Variant extends { coding: Coding; size: number }>(
  variants: readonly Variant[],
  acceptEncoding = '',
): Variant {
  const acceptedCodings = acceptedValues(acceptEncoding);
  return variants.reduce((best, variant) =>
    acceptedCodings.includes(variant.coding) && variant.size < best.size ? variant : best,
  );
}

export function preferredLanguage(acceptLanguage = '', languages: readonly string[]): string {
  const preferredLanguages = acceptedValues(acceptLanguage).map((tag) => tag.split('-')[0] ?? '');
  return preferredLanguages.find((language) => languages.includes(language)) ?? languages[0] ?? 'en';
}
