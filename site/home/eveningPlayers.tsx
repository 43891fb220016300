import { Player, type PlayerProps, Shadow } from '../courts/scenes/Player.tsx';
import { BadmintonRacket } from '../courts/scenes/Tools.tsx';

const racket = <BadmintonRacket />;

/** The eight players of the evening in the order of content/en/evening.yaml. Shirts have the colours of screens/Row.tsx. */
export const cast: readonly Omit<PlayerProps, 'at' | 'scale'>[] = [
  { turn: 14, shirt: '--clay', hair: 'tail', holds: racket },
  { turn: 168, pose: 'hips', shirt: '--navy', skin: 'teak', hair: 'short' },
  { turn: -18, pose: 'reach', shirt: '--sand', skin: 'langsat', hair: 'scarf', cap: '--plum' },
  { turn: 196, shirt: '--plum', hair: 'cap', cap: '--sand', holds: racket },
  { turn: 38, pose: 'wave', shirt: '--pool', skin: 'langsat', hair: 'bun' },
  { turn: 222, pose: 'hips', shirt: '--wood', skin: 'teak', hair: 'curls' },
  { turn: -24, pose: 'lunge', shirt: '--track', hair: 'long', holds: racket },
  { turn: 186, pose: 'stand', shirt: '--chalk', skin: 'langsat', hair: 'short' },
];

type Placed = PlayerProps & { at: readonly [number, number] };

export const Team = ({ players }: { players: readonly Placed[] }) => (
  <>
    <g fill="var(--umbra)" opacity={0.3}>
      {players.map(({ at, scale }) => (
        <Shadow key={String(at)} at={at} scale={scale} />
      ))}
    </g>
    {players.map((player) => (
      <Player key={String(player.at)} {...player} />
    ))}
  </>
);

const cell = 200;
const inCell = (index: number) => [cell * (index + 0.5), cell / 2] as const;

/** Sixteen square cells in a row: everyone as they stand on court, then everyone facing up, for the strips of Split. */
export const EveningDrawing = () => (
  <svg viewBox={`0 0 ${cell * 2 * cast.length} ${cell}`} aria-hidden="true">
    <Team
      players={[
        ...cast.map((player, index) => ({ ...player, at: inCell(index), scale: 1 })),
        ...cast.map((player, index) => ({
          ...player,
          turn: -90,
          pose: 'stand' as const,
          holds: undefined,
          at: inCell(index + cast.length),
          scale: 1.8,
        })),
      ]}
    />
  </svg>
);
