import { renderToStaticMarkup } from 'react-dom/server';
import { finale, tools } from '../../site/courts/courtFiles.ts';
import { Drawn } from '../../site/courts/Drawn.tsx';
import { Player } from '../../site/courts/scenes/Player.tsx';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { standalone } from '../lib/tokens.ts';

const cell = 240;
const figures = [...finale.players, finale.you.visitor];

/**
 * The people of the last scene and the shuttle in one file, a view for each, in their colours by day. Returns its
 * address.
 */
export function addFinaleFigures(files: Files): string {
  const middleOf = (at: number) => [at * cell + cell / 2, cell / 2] as const;
  const view = (at: number) => <view id={String(at)} viewBox={`${at * cell} 0 ${cell} ${cell}`} />;
  const drawing = renderToStaticMarkup(
    <svg viewBox={`0 0 ${cell} ${cell}`} aria-hidden="true">
      {figures.map((figure, at) => (
        <g key={String(middleOf(at))}>
          {view(at)}
          <Player {...figure} at={middleOf(at)} scale={1} />
        </g>
      ))}
      {view(figures.length)}
      <Drawn markup={tools['feathers']} transform={`translate(${middleOf(figures.length)})scale(.375)`} />
    </svg>,
  );
  return addAsset(files, 'finale', '.svg', standalone(drawing));
}
