export type Stroke = 0 | 1;
type Props = { at: readonly [x: number, y: number]; stroke: Stroke; cap: string; skin: string };

/** Front crawl to the right, in decimetres. */
export function Swimmer({ at: [x, y], stroke, cap, skin }: Props) {
  const colour = `var(--${skin})`;
  return (
    <g transform={`translate(${x} ${y})scale(.2${stroke ? ' -.2' : ''})`} fill="none" strokeLinecap="round">
      <path
        d="M-118-9h.1m-14 16h.1m10 8h.1m-22-20h.1m24-8h.1m-42 22h.1m2-14h.1"
        stroke="var(--chalk)"
        strokeWidth={9}
      />
      <path d="M-200-3h60m-84 9h50" stroke="var(--chalk)" strokeWidth={3} opacity={0.7} />
      <path d="M-26-8L-104-12M-26 8-98 10" stroke={colour} strokeWidth={13} />
      <path d="M-4 18C-22 40-34 46-46 40" stroke={colour} strokeWidth={11} opacity={0.75} />
      <path d="M12-19C-2-24-30-13-40-12V12C-30 13-2 24 12 19 18 8 18-8 12-19z" fill={colour} />
      <path d="M-20-14-52-15-56 0-52 15-20 14C-14 5-14-5-20-14z" fill={`var(${cap})`} />
      <path d="M4-18C26-30 44-26 66-16" stroke={colour} strokeWidth={11} />
      <circle cx="23" r="12.500" fill={`var(${cap})`} />
      <path d="M11-3C16-8 30-8 35-3" stroke="var(--umbra)" strokeWidth={1.5} opacity={0.4} />
      <path d="M72-16h.1m8-9h.1m2 14h.1" stroke="var(--chalk)" strokeWidth={6} />
    </g>
  );
}
