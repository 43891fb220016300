import { finale, tools } from '../courts/courtFiles.ts';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { Player } from '../courts/scenes/Player.tsx';

const cell = 240;
const figures = [...finale.players, finale.freePlace.visitor];

/** The people of the last scene and the shuttle. Each view has two cells: sitting or playing, and walking. */
export function FinaleFigures() {
  const middleOf = (row: number, column: number) => [(column + 0.5) * cell, (row + 0.5) * cell] as const;
  const view = (row: number) => <view id={String(row)} viewBox={`0 ${row * cell} ${2 * cell} ${cell}`} />;
  return (
    <svg viewBox={`0 0 ${2 * cell} ${cell}`} aria-hidden="true">
      {figures.map((figure, row) => (
        <g key={String(figure.at)}>
          {view(row)}
          <Player {...figure} at={middleOf(row, 0)} scale={1} />
          <Player {...figure} pose={row % 2 ? 'run' : 'runMirrored'} at={middleOf(row, 1)} scale={1} />
        </g>
      ))}
      {view(figures.length)}
      <SvgGroup markup={tools['feathers']} transform={`translate(${middleOf(figures.length, 0)})scale(.375)`} />
    </svg>
  );
}
