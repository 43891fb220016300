import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ActivityId, activityIds } from '../../content/schema/hero.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import { courtLines } from '../../site/courts/courtLines.ts';
import { floors, lineColour } from '../../site/courts/floors.ts';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';
import { scenes } from '../../site/courts/scenes/scenes.ts';
import { frameOf, runsOff, views } from '../../site/courts/views.ts';
import { courtAddress } from '../../site/route.ts';
import { png } from '../lib/png.ts';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { standalone } from '../lib/tokens.ts';

const size = { width: 1200, height: 630 };
/** The court keeps off the edges, which some messengers cut, and off the mark. */
const inset = { x: 96, y: 84, width: size.width - 192, height: size.height - 168 };

/**
 * Draws the picture that the link to a court shows: its sheet's scene, one place free. It has no words, so it is the same in
 * all languages. Returns its address by the court's.
 */
export async function makeCourtCards(files: Files): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const floor of activityIds) {
    const picture = await png(courtCard(floor));
    addresses[courtAddress(floor)] = addAsset(files, `share-${floor}`, '.png', picture);
  }
  return addresses;
}

const lineStyles = readFileSync('site/courts/Court.css', 'utf8');

/** One card as SVG, with the colours of its sheet. */
function courtCard(floor: ActivityId): string {
  const lines = lineColour(floors[floor]);
  const place = lines === '--chalk' && floor !== 'tennis' ? '--optic' : lines;
  const Lines = courtLines[floor];
  const drawing = renderToStaticMarkup(
    <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden="true">
      <style>{linesAsWideAs(5, floor)}</style>
      <path fill={`var(--${floors[floor]})`} d={`M0 0h${size.width}v${size.height}H0z`} />
      <svg {...inset} {...frameOf(floor)} overflow="visible" color={`var(${lines})`} aria-hidden="true">
        <Lines frame={{ viewBox: views[floor], ...sizeOf(floor), overflow: 'visible' }} />
        <Scene {...scenes[floor]} />
        <g color={`var(${place})`}>
          <FreePlace you={scenes[floor].you} />
        </g>
      </svg>
      <svg x={20} y={16} width={56} height={56} aria-hidden="true">
        <Mark size={56} />
      </svg>
    </svg>,
  );
  return standalone(drawing.replaceAll(/var\(--\w+, none\)/g, 'none'));
}

/** The lines' own svg is as large as the view that it stands in. */
function sizeOf(floor: ActivityId) {
  const [x, y, width, height] = views[floor].split(' ').map(Number);
  return { x, y, width, height };
}

/** The courts' own styles, whose strokes are in pixels of the screen; here they are in units of the court. */
function linesAsWideAs(pixels: number, floor: ActivityId): string {
  const [, , width = 0, height = 0] = views[floor].split(' ').map(Number);
  const fits = runsOff[floor] ? Math.min : Math.max;
  const unit = fits(width / inset.width, height / inset.height) * (pixels / 2);
  return lineStyles.replaceAll(
    /(stroke-(?:width|dasharray): )([\d. ]+)/g,
    (_, property: string, sizes: string) =>
      property +
      sizes
        .split(' ')
        .map((one) => Number(one) * unit)
        .join(' '),
  );
}
