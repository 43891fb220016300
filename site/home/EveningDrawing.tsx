import { cast, Team } from './eveningPlayers.tsx';

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
