import { banner } from '../../site/courts/scenes/rackets.tsx';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';

const line = { fill: 'none', stroke: 'var(--chalk)', strokeWidth: 5 };

/**
 * A corner of the floor plan, 12 px of wall between the rooms. Badminton at 1 m = 120 px: doubles and singles side line
 * 0.46 m apart, the centre line half of 6.10 m below, the short service line where the ball lies. Futsal at 1 m = 30 px:
 * the circle's radius is 3 m.
 */
export function HomeFloor() {
  return (
    <svg viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">
      <path fill="var(--paper)" d="M0 0h1200v630H0z" />
      <path fill="var(--court)" d="M0 0h804v630H0z" />
      <path {...line} d="M0 118h804M0 173h804M0 484h726M726 118v512" />
      <path fill="var(--plum)" d="M816 0h384v306H816z" />
      <g {...line} fill="var(--plum)">
        <path d="M816 244a84 84 0 0 1 112 62M1200 36a92 92 0 1 0 0 132" />
        <circle cx="1144" cy="102" r="14" />
        <circle cx="896" cy="92" r="58" />
        <circle cx="1016" cy="190" r="92" />
        <circle cx="1016" cy="190" r="77" />
      </g>
      <path fill="var(--pitch)" d="M816 318h228v312H816z" />
      <path {...line} d="M816 484h228M930 394a90 90 0 1 0 .1 0" />
      <path fill="var(--dirt)" d="M1056 318h144v312h-144z" />
      <path {...line} d="M1200 386l-98 98 98 98" />
      <path fill="var(--chalk)" d="M1102 464l20 20-20 20-20-20z" />
      <circle cx="726" cy="484" r="44" fill="var(--optic)" />
    </svg>
  );
}

/** The banner's court beside the words: 1 m = 48 px. */
const metre = 48;
const [left, top] = [900, 80];
const [youX, youY, youRadius] = banner.you.map((at) => (at / 100) * metre) as [number, number, number];

/** Where its free place lies. */
export const aboutPlace = {
  left: left + youX - youRadius,
  top: top + youY - youRadius,
  width: 2 * youRadius,
  height: 2 * youRadius,
};

export function AboutFloor() {
  return (
    <svg viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">
      <path fill="var(--clay)" d="M0 0h1200v630H0z" />
      <g transform={`translate(${left} ${top})scale(${metre / 100})`}>
        <path
          {...line}
          strokeWidth={9}
          d="M1188 0H-640V1097H1188M1188 137H-640M1188 960H-640M-640 137V960M640 137V960M-640 548.5H640"
        />
        <path {...line} strokeWidth="14" strokeDasharray="8 16" d="M0-91V1188" />
        <g color="var(--optic)">
          <FreePlace you={banner.you} />
        </g>
        <Scene {...banner} />
      </g>
    </svg>
  );
}
