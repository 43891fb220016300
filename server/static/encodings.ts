/** Content codings we publish, with the suffix of the precompressed file beside the original. */
export const codings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;
export type Coding = keyof typeof codings | 'identity';

/** Lower than any quality a client can write: what it did not name is welcome, but named ones come first. */
const unnamed = 0.0001;
const remembered = new Map<string, Qualities>();

export type Qualities = Record<Coding, number>;

/** The client's wish for each coding (RFC 9110, 12.5.3); 0 means it refuses it. */
export function qualitiesOf(acceptEncoding: string | undefined): Qualities {
  if (acceptEncoding === undefined) return { br: 0, zstd: 0, gzip: 0, identity: 1 };
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const qualities = parse(acceptEncoding);
  // Browsers send a handful of values; the bounds keep an attacker from filling memory with his own.
  if (remembered.size < 100 && acceptEncoding.length < 100) remembered.set(acceptEncoding, qualities);
  return qualities;
}

/** The best-loved variant, and of equally loved ones the smallest; undefined when the client refuses all. */
export function choose<Variant extends { coding: Coding; bytes: Uint8Array }>(
  variants: readonly Variant[],
  qualities: Qualities,
): Variant | undefined {
  let best: Variant | undefined;
  let bestQuality = 0;
  for (const variant of variants) {
    const quality = qualities[variant.coding];
    if (quality === 0 || quality < bestQuality) continue;
    if (best && quality === bestQuality && variant.bytes.length >= best.bytes.length) continue;
    best = variant;
    bestQuality = quality;
  }
  return best;
}

function parse(header: string): Qualities {
  const named = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // A quality that is no number says nothing, so its coding counts as not named.
    if (name && /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality)) {
      named.set(name === 'x-gzip' ? 'gzip' : name, Number(quality));
    }
  }
  const others = named.get('*');
  const quality = (coding: Coding, otherwise: number) => named.get(coding) ?? others ?? otherwise;
  return {
    br: quality('br', 0),
    zstd: quality('zstd', 0),
    gzip: quality('gzip', 0),
    identity: quality('identity', unnamed),
  };
}
