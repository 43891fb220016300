import { cast, equipment } from '../courts/courtFiles.ts';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { Player, type PlayerProps, Shadow } from '../courts/scenes/Player.tsx';

const holds = 'badminton-racket';

export const posedPlayers = [
  { ...cast['dewi'], turn: 14, holds },
  { ...cast['rizal'], turn: 146, pose: 'reach', holds: 'member-card' },
  { ...cast['putri'], turn: 20, pose: 'wait', holds },
  { ...cast['bagus'], turn: 250, holds },
  { ...cast['maya'], turn: -8, pose: 'wave' },
  { ...cast['yohan'], turn: 222, pose: 'wait', holds },
  { ...cast['sinta'], turn: -6, holds },
  { ...cast['unnamed'], turn: 186, pose: 'stand' },
] as const satisfies readonly Omit<PlayerProps, 'at' | 'scale'>[];

export const Players = ({ players }: { players: readonly PlayerProps[] }) => (
  <>
    <g fill="var(--cast-shadow)" opacity={0.3}>
      {players.map(({ at, scale }) => (
        <Shadow key={String(at)} at={at} scale={scale} />
      ))}
    </g>
    {players.map((player) => (
      <Player key={String(player.at)} {...player} />
    ))}
  </>
);

const cellSize = 200; // Centimetres, enough for a player with a racket.
const spaceForLongShadow = 12;
const middleOf = (index: number, offset = 0) => [cellSize * (index + 0.5) + offset, cellSize / 2 - offset] as const;

/** The players on the court (EveningCourt.tsx), then the same players facing up, for SplitPrice.tsx. */
export const EveningDrawing = () => (
  <svg viewBox={`0 0 ${cellSize * 2 * posedPlayers.length} ${cellSize}`} aria-hidden="true">
    <Players
      players={[
        ...posedPlayers.map((player, index) => ({ ...player, at: middleOf(index), scale: 1 })),
        ...posedPlayers.map((player, index) => ({
          ...player,
          turn: -90,
          pose: 'stand' as const,
          holds: undefined,
          at: middleOf(index + posedPlayers.length, spaceForLongShadow),
          scale: 1.7,
        })),
      ]}
    />
  </svg>
);

const frontDeskScale = 2.1; // Units of badminton.svg per centimetre: people are as large as in EveningCourt.tsx on desktops.

/** In the units of badminton.svg. On desktops a phone covers 28% to 51% of the width. */
export const FrontDeskDrawing = () => (
  <svg viewBox="0 0 1460 730" aria-hidden="true">
    <path d="M6 285h1480v130H6z" fill="var(--chalk)" fillOpacity={0.16} stroke="var(--chalk)" strokeWidth={3} />
    <Players
      players={[
        { ...cast['unnamed'], turn: 96, pose: 'reach', at: [215, 180], scale: frontDeskScale },
        { ...cast['dewi'], turn: -90, pose: 'reach', holds: 'member-card', at: [200, 510], scale: frontDeskScale },
        { ...cast['yohan'], turn: -82, pose: 'reach', at: [835, 520], scale: frontDeskScale },
      ]}
    />
    {[330, 850].map((x) => (
      <g key={x} fill="var(--chalk)">
        <circle cx={x} cy={355} r={24} />
        <circle cx={x} cy={355} r={17} fill="var(--wood)" />
        <path d={`M${x} 355l26-30`} stroke="var(--track)" strokeWidth={6} strokeLinecap="round" />
      </g>
    ))}
    {[1250, 1330].map((x) => (
      <SvgGroup key={x} markup={equipment['badminton-racket']} transform={`translate(${x} 390)rotate(-90)scale(2.4)`} />
    ))}
  </svg>
);
