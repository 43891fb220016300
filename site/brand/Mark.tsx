/**
 * The one source drawing of the brand, in a square of 32. Two half-courts, each a basket's arc, share the line between
 * them; together they are the name's first letter, and the ball ends it. The lower line runs out of the floor, because
 * the ball came in along it.
 */
const halfCourts = 'M17 6h-4a5 5 0 0 0 0 10h6a5 5 0 0 1 0 10H4';

/** Where the lower line meets the rounded edge of the floor. */
const wayIn = 'M6 24H0v1a7 7 0 0 0 .7 3H6';

type Props = {
  /** In pixels; without it the drawing fills what holds it. */
  size?: number;
  floor?: string;
  /** Thick lines in place of the two half-courts. */
  lines?: string;
  fineLines?: string;
  /** A floor without corners, this much wider on each side: for systems that cut icons to a shape of their own. */
  bleed?: number;
};

export function Mark({ size, floor = 'var(--court)', lines = halfCourts, fineLines, bleed }: Props) {
  const edge = bleed ?? 0;
  const side = 32 + 2 * edge;
  return (
    <svg viewBox={`${-edge} ${-edge} ${side} ${side}`} width={size} height={size} aria-hidden="true">
      <rect
        x={bleed && -bleed}
        y={bleed && -bleed}
        width={side}
        height={side}
        rx={bleed === undefined ? 7 : 0}
        fill={floor}
      />
      {fineLines ? <path d={fineLines} fill="none" stroke="var(--chalk)" /> : null}
      <path d={lines} fill="none" stroke="var(--chalk)" strokeWidth="4" />
      <path d={bleed === undefined ? wayIn : `M6 24H${-edge}v4H6`} fill="var(--chalk)" />
      <circle cx="24" cy="7" r="4" fill="var(--optic)" />
    </svg>
  );
}
