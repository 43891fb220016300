import { parseAccept } from 'hono/utils/accept';

export const codings = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof codings | 'identity';
type Qualities = Record<Coding, number>;

/** Below any quality that a client can send: identity is allowed when it is not listed, but a listed coding wins. */
const unnamed = 0.0001;

const qualitiesOf = remembered((acceptEncoding): Qualities => {
  const named = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const others = named.get('*');
  const quality = (coding: Coding, otherwise: number) => named.get(coding) ?? others ?? otherwise;
  return { br: quality('br', 0), gzip: quality('gzip', 0), identity: quality('identity', unnamed) };
});

export function choose<Variant extends { coding: Coding; size: number }>(
  variants: readonly Variant[],
  acceptEncoding = '',
): Variant {
  const qualities = qualitiesOf(acceptEncoding);
  const wanted = ({ coding }: Variant) => qualities[coding];
  return variants.reduce((best, variant) => {
    if (wanted(variant) !== wanted(best)) return wanted(variant) > wanted(best) ? variant : best;
    return wanted(variant) > 0 && variant.size < best.size ? variant : best;
  });
}

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

/** Caches parsed headers. Browsers send a handful of values; the limits keep an attacker from filling the memory. */
function remembered<Parsed>(parse: (header: string) => Parsed): (header: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const parsed = parse(header);
    if (known.size < 500 && header.length < 100) known.set(header, parsed);
    return parsed;
  };
}
