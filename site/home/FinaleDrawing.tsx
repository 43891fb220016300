import { equipment, finale } from '../courts/courtFiles.ts';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { Player } from '../courts/scenes/Player.tsx';
import { feathersScale } from '../courts/scenes/Scene.tsx';

const cellSize = 240; // Centimetres: a person with a racket fits.
const people = [...finale.players, finale.freePlace.visitor];

/**
 * The people of the finale. Each has a row with two cells: sitting or playing, and walking. FinaleCourt.tsx selects a row
 * by the id of its <view>. The last row has the shuttle's feathers.
 */
export function FinaleDrawing() {
  const middleOf = (row: number, column: number) => [(column + 0.5) * cellSize, (row + 0.5) * cellSize] as const;
  const viewOf = (row: number) => <view id={String(row)} viewBox={`0 ${row * cellSize} ${2 * cellSize} ${cellSize}`} />;
  return (
    <svg viewBox={`0 0 ${2 * cellSize} ${cellSize}`} aria-hidden="true">
      {people.map((person, row) => (
        <g key={String(person.at)}>
          {viewOf(row)}
          <Player {...person} at={middleOf(row, 0)} scale={1} />
          {/* Neighbours step with different feet. */}
          <Player {...person} pose={row % 2 ? 'run' : 'runMirrored'} at={middleOf(row, 1)} scale={1} />
        </g>
      ))}
      {viewOf(people.length)}
      <SvgGroup markup={equipment['feathers']} transform={`translate(${middleOf(people.length, 0)})${feathersScale}`} />
    </svg>
  );
}
