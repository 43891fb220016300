import { cast } from '../courts/courtFiles.ts';
import { Player, type PlayerProps, Shadow } from '../courts/scenes/Player.tsx';

const holds = 'badminton-racket';

/** The players of site/courts/scenes/cast.yaml in their poses on court. */
export const onCourt: readonly Omit<PlayerProps, 'at' | 'scale'>[] = [
  { ...cast['dewi'], turn: 14, holds },
  { ...cast['rizal'], turn: 168, pose: 'hands-on-hips' },
  { ...cast['putri'], turn: -18, pose: 'reach' },
  { ...cast['bagus'], turn: 196, holds },
  { ...cast['maya'], turn: -8, pose: 'wave' },
  { ...cast['yohan'], turn: 222, pose: 'hands-on-hips' },
  { ...cast['seventh'], turn: -24, pose: 'lunge', holds },
  { ...cast['eighth'], turn: 186, pose: 'stand' },
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
/** `aside` moves the player towards the light, to leave room for a long shadow. */
const inCell = (index: number, aside = 0) => [cell * (index + 0.5) + aside, cell / 2 - aside] as const;

/** Sixteen square cells in a row: everyone as they stand on court, then everyone facing up for the strips of Split. */
export const EveningDrawing = () => (
  <svg viewBox={`0 0 ${cell * 2 * onCourt.length} ${cell}`} aria-hidden="true">
    <Team
      players={[
        ...onCourt.map((player, index) => ({ ...player, at: inCell(index), scale: 1 })),
        ...onCourt.map((player, index) => ({
          ...player,
          turn: -90,
          pose: 'stand' as const,
          holds: undefined,
          at: inCell(index + onCourt.length, 12),
          scale: 1.7,
        })),
      ]}
    />
  </svg>
);
