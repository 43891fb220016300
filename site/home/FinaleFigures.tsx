import { finale, tools } from '../courts/courtFiles.ts';
import { Drawn } from '../courts/Drawn.tsx';
import { Player } from '../courts/scenes/Player.tsx';

const cell = 240;
const figures = [...finale.players, finale.you.visitor];

/** The people of the last scene and the shuttle, a view for each. */
export function FinaleFigures() {
  const middleOf = (at: number) => [at * cell + cell / 2, cell / 2] as const;
  const view = (at: number) => <view id={String(at)} viewBox={`${at * cell} 0 ${cell} ${cell}`} />;
  return (
    <svg viewBox={`0 0 ${cell} ${cell}`} aria-hidden="true">
      {figures.map((figure, at) => (
        <g key={String(middleOf(at))}>
          {view(at)}
          <Player {...figure} at={middleOf(at)} scale={1} />
        </g>
      ))}
      {view(figures.length)}
      <Drawn markup={tools['feathers']} transform={`translate(${middleOf(figures.length)})scale(.375)`} />
    </svg>
  );
}
