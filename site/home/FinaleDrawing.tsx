import { finale, tools } from '../courts/courtFiles.ts';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { Player } from '../courts/scenes/Player.tsx';

const cellSize = 240;
const people = [...finale.players, finale.freePlace.visitor];

/** The people of the finale and the shuttle. Each has a view of two cells: sitting or playing, and walking. */
export function FinaleDrawing() {
  const middleOf = (row: number, column: number) => [(column + 0.5) * cellSize, (row + 0.5) * cellSize] as const;
  const view = (row: number) => <view id={String(row)} viewBox={`0 ${row * cellSize} ${2 * cellSize} ${cellSize}`} />;
  return (
    <svg viewBox={`0 0 ${2 * cellSize} ${cellSize}`} aria-hidden="true">
      {people.map((person, row) => (
        <g key={String(person.at)}>
          {view(row)}
          <Player {...person} at={middleOf(row, 0)} scale={1} />
          <Player {...person} pose={row % 2 ? 'run' : 'runMirrored'} at={middleOf(row, 1)} scale={1} />
        </g>
      ))}
      {view(people.length)}
      <SvgGroup markup={tools['feathers']} transform={`translate(${middleOf(people.length, 0)})scale(.375)`} />
    </svg>
  );
}
