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

/**
 * Tennis doubles at 1 m = 40 px: 10.97 m wide with alleys of 1.37 m, baseline 11.89 m and service line 6.40 m from the
 * net.
 */
export function AboutFloor() {
  return (
    <svg viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">
      <path fill="var(--clay)" d="M0 0h1200v630H0z" />
      <path {...line} d="M1200 95H580v440h620M580 150h620M580 480h620M799 150v330M799 315h401M580 315h14" />
      <path {...line} strokeWidth="9" strokeDasharray="4 8" d="M1055 59v512" />
      <Player x={694} y={226} />
      <Player x={1152} y={236} turned />
      <Player x={1150} y={424} turned />
      <circle cx="694" cy="404" r="56" fill="var(--optic)" />
    </svg>
  );
}

function Player({ x, y, turned }: { x: number; y: number; turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${turned ? ' rotate(180)' : ''}`}>
      <path {...line} d="M8 34l22 10" strokeWidth="7" />
      <ellipse {...line} cx="54" cy="55" rx="27" ry="20" transform="rotate(24 54 55)" />
      <rect x="-17" y="-44" width="34" height="88" rx="17" fill="var(--chalk)" />
      <circle cx="2" r="21" fill="var(--ink)" />
    </g>
  );
}
