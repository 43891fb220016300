import { banner } from '../../site/courts/scenes/rackets.tsx';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';

const line = { fill: 'none', stroke: 'var(--chalk)' };

/** The banner's court beside the words: 1 m = 48 px. */
const metre = 48;
const [left, top] = [900, 80];
const [youX, youY, youRadius] = banner.you.map((at) => (at / 100) * metre) as [number, number, number];

/** Where its free place lies. */
export const aboutPlace = { x: left + youX, y: top + youY, r: youRadius };

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
