import { Player, Shadow } from '../courts/scenes/Player.tsx';
import { TennisRacket } from '../courts/scenes/Tools.tsx';

const racket = <TennisRacket />;
const players = [
  { at: [-350, 320], turn: 20, pose: 'ready', shirt: '--navy', hair: 'short', holds: racket },
  { at: [400, 250], turn: 172, pose: 'smash', shirt: '--on-night', skin: 'teak', hair: 'tail', holds: racket },
  { at: [540, 790], turn: 190, pose: 'lunge', shirt: '--shirt', skin: 'langsat', hair: 'scarf', holds: racket },
] as const;

/** Half a tennis court and a little more, one unit a centimetre: 10.97 m wide, 8.23 m between the singles lines, 6.40 m from net to service line. */
export function BannerCourt({ you }: { you: string }) {
  return (
    <svg className="banner-court" viewBox="-760 -200 1900 1500" aria-hidden="true">
      <g className="banner-lines">
        <path d="M-1188.5 0H1188.5V1097H-1188.5zM-1188.5 137H1188.5M-1188.5 960H1188.5M-640 137V960M640 137V960M-640 548.5H640M1188.5 548.5H1168M-1188.5 548.5H-1168" />
      </g>
      <path className="banner-net" d="M0-91V1188" />
      <g className="banner-shadow">
        {players.map(({ at }) => (
          <Shadow key={String(at)} at={at} scale={2.4} />
        ))}
      </g>
      {players.map((player) => (
        <Player key={String(player.at)} {...player} scale={2.4} />
      ))}
      <g transform="translate(-420 790)">
        <circle className="banner-spot" r="92" />
        <text className="banner-you" y="17" textAnchor="middle" fontSize={Math.min(47, Math.floor(255 / you.length))}>
          {you}
        </text>
      </g>
      <ellipse className="banner-shadow" cx="152" cy="512" rx="24" ry="14" transform="rotate(40 152 512)" />
      <circle className="banner-ball" cx="120" cy="470" r="24" />
    </svg>
  );
}
