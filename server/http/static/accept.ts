import { parseAccept } from 'hono/utils/accept';

export const codings = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codings | 'identity';

const known = new Map<string, string[]>();

/**
 * The values of an Accept header that the client takes, the preferred first. Cached: browsers send a handful of
 * headers; the limits keep an attacker from filling the memory.
 */
function accepted(header: string): string[] {
  const before = known.get(header);
  if (before) return before;
  const parsed = parseAccept(header.toLowerCase());
  const names = parsed.filter(({ q }) => q > 0).map(({ type }) => type);
  if (known.size < 500 && header.length < 100) known.set(header, names);
  return names;
}

/** The smallest variant that the client accepts. The first is the uncompressed file, which needs no permission. */
export function choose<Variant extends { coding: Coding; size: number }>(
  variants: readonly Variant[],
  acceptEncoding = '',
): Variant {
  const names = accepted(acceptEncoding);
  return variants.reduce((best, variant) =>
    names.includes(variant.coding) && variant.size < best.size ? variant : best,
  );
}

/** The browser's preferred language among ours. Crawlers send no preference and get the first. */
export function preferredLanguage(acceptLanguage = '', ours: readonly string[]): string {
  const wishes = accepted(acceptLanguage).map((name) => name.split('-')[0] ?? '');
  return wishes.find((language) => ours.includes(language)) ?? ours[0] ?? 'en';
}
