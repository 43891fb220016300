import { parseAccept } from 'hono/utils/accept';

/** Content codings we publish, with the suffix of the precompressed file beside the original. */
export const codings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;
export type Coding = keyof typeof codings | 'identity';
type Qualities = Record<Coding, number>;

/** Lower than any quality a client can write: what it did not name is welcome, but named ones come first. */
const unnamed = 0.0001;
const remembered = new Map<string, Qualities>();

/** The client's wish for each coding (RFC 9110, 12.5.3); 0 means it refuses it. */
export function qualitiesOf(acceptEncoding: string | undefined): Qualities {
  if (acceptEncoding === undefined) return { br: 0, zstd: 0, gzip: 0, identity: 1 };
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const named = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const others = named.get('*');
  const quality = (coding: Coding, otherwise: number) => named.get(coding) ?? others ?? otherwise;
  const qualities = {
    br: quality('br', 0),
    zstd: quality('zstd', 0),
    gzip: quality('gzip', 0),
    identity: quality('identity', unnamed),
  };
  // Browsers send a handful of values; the bounds keep an attacker from filling memory with his own.
  if (remembered.size < 100 && acceptEncoding.length < 100) remembered.set(acceptEncoding, qualities);
  return qualities;
}

/** The variant of the highest quality, the smallest of equal ones; the file as it is for who refuses all. */
export function choose<Variant extends { coding: Coding; size: number }>(
  variants: readonly Variant[],
  qualities: Qualities,
): Variant {
  const wanted = ({ coding }: Variant) => qualities[coding];
  return variants.reduce((best, variant) => {
    if (wanted(variant) !== wanted(best)) return wanted(variant) > wanted(best) ? variant : best;
    return wanted(variant) > 0 && variant.size < best.size ? variant : best;
  });
}
