import type { ReactNode } from 'react';
export type Hair = 'short' | 'bun' | 'tail' | 'long' | 'curls' | 'cap' | 'scarf' | 'grey';
type Props = { skin: string; hair: Hair; cap: string };

const black = 'var(--hair)';

export function PlayerHead({ skin, hair, cap }: Props) {
  return (
    <>
      {hair === 'tail' ? <path d="M-9 0C-20-6-29 2-33-4-31 8-20 8-9 4z" fill={black} /> : null}
      {hair === 'long' ? <path d="M2-11.500C-14-17-24-8-25 0-24 8-14 17 2 11.500z" fill={black} /> : null}
      {hair === 'scarf' ? <path d="M6-12C-12-20-25-13-27 0-25 13-12 20 6 12z" fill={cap} /> : null}
      {hair === 'scarf' ? null : <path d="M0-11.500v23" stroke={skin} strokeWidth={5} />}
      <ellipse cx="3.500" rx="10.500" ry="9.500" fill={skin} />
      <path d="M12 0h3" stroke={skin} strokeWidth={4.5} />
      {tops[hair](cap)}
    </>
  );
}

const shine = <path d="M2-8C-4-8-8-4-8.500 1" stroke="var(--chalk)" strokeWidth={1.6} opacity={0.28} />;
const cropped = <path d="M7-9.500C12-5 10 0 10 2 11 6 9 8 7 9.500-3 14-13 8-13 0-13-8-3-14 7-9.500z" fill={black} />;

const tops: Record<Hair, (cap: string) => ReactNode> = {
  short: () => (
    <>
      {cropped}
      {shine}
    </>
  ),
  grey: () => (
    <>
      <path d="M5-10.500C8-6 5-3 6 0 5 3 8 6 5 10.500-4 14-13 8-13 0-13-8-4-14 5-10.500z" fill="var(--quiet)" />
      <ellipse cx="-1" rx="6" ry="5" opacity={0.5} fill="var(--honey)" />
    </>
  ),
  bun: () => (
    <>
      {cropped}
      <circle cx="-13" r="7" fill={black} />
      <path d="M-8.500-5C-7-2-7 2-8.500 5" stroke="var(--optic)" strokeWidth={2.2} />
      {shine}
    </>
  ),
  tail: () => (
    <>
      {cropped}
      <path d="M-12-3v6" stroke="var(--clay)" strokeWidth={4} />
      {shine}
    </>
  ),
  long: () => (
    <>
      {cropped}
      <path d="M9 0H-8" stroke={`var(--umbra)`} strokeWidth={1.2} opacity={0.8} />
      {shine}
    </>
  ),
  curls: () => (
    <>
      <path
        d="M8-6a5 5 0 0 0-6-6 6 6 0 0 0-9 0 6 6 0 0 0-7 6 6 6 0 0 0 0 12 6 6 0 0 0 7 6 6 6 0 0 0 9 0 5 5 0 0 0 6-6 5 5 0 0 0 0-12z"
        fill={black}
      />
      <path
        d="M-1-8a4 4 0 0 0-4 4M-7 3a4 4 0 0 0 3 4M3 1a3 3 0 0 1 2 3"
        stroke="var(--chalk)"
        strokeWidth={1.5}
        opacity={0.25}
      />
    </>
  ),
  cap: (cap) => (
    <>
      <path d="M8-10C19-8 21-4 21 0 21 4 19 8 8 10z" fill={cap} />
      <path d="M8-10C19-8 21-4 21 0 21 4 19 8 8 10z" fill="var(--umbra)" opacity={0.25} />
      <circle r="12.500" fill={cap} />
      <path d="M-12 0H11M-5-11C2-6 2 6-5 11" stroke="var(--umbra)" strokeWidth={1} opacity={0.4} />
      <circle r="1.800" fill="var(--chalk)" opacity={0.8} />
    </>
  ),
  scarf: (cap) => (
    <>
      <path d="M9-9C13-4 13 4 9 9-2 15-15 9-15 0-15-9-2-15 9-9z" fill={cap} />
      <path
        d="M8-8C0-12-10-8-16-1M7 8C0 11-9 11-18 8M-15 3C-19 5-22 5-25 3"
        stroke="var(--umbra)"
        strokeWidth={1.3}
        opacity={0.35}
      />
    </>
  ),
};
