import { equipment, finale } from '../courts/courtFiles.ts';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { Player } from '../courts/scenes/Player.tsx';
import { feathersScale } from '../courts/scenes/Scene.tsx';

const cellSize = 240; // Centimetres, enough for a player with a racket.
const players = [...finale.players, finale.freePlace.visitor];

const columns = { sitsOrPlays: 0, leaves: 1 };

/** FinaleCourt.tsx shows a row by the id of its <view>. */
export function FinaleDrawing() {
  const middleOf = (row: number, column: number) => [(column + 0.5) * cellSize, (row + 0.5) * cellSize] as const;
  const viewOf = (row: number) => <view id={String(row)} viewBox={`0 ${row * cellSize} ${2 * cellSize} ${cellSize}`} />;
  return (
    <svg viewBox={`0 0 ${2 * cellSize} ${cellSize}`} aria-hidden="true">
      {players.map((player, row) => (
        <g key={String(player.at)}>
          {viewOf(row)}
          <Player {...player} at={middleOf(row, columns.sitsOrPlays)} scale={1} />
          <Player {...player} pose={row % 2 ? 'run' : 'runMirrored'} at={middleOf(row, columns.leaves)} scale={1} />
        </g>
      ))}
      {viewOf(players.length)}
      <SvgGroup
        markup={equipment['feathers']}
        transform={`translate(${middleOf(players.length, columns.sitsOrPlays)})${feathersScale}`}
      />
    </svg>
  );
}
