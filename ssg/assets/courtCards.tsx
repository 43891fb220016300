import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ActivityId, activityIds } from '../../content/schema/hero.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import { courtLines } from '../../site/courts/courtLines.ts';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';
import { scenes } from '../../site/courts/scenes/scenes.ts';
import { runsOff, views } from '../../site/islands/courts/views.ts';
import { courtAddress } from '../../site/route.ts';
import { kept, versionOf } from '../lib/cache.ts';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { standalone } from '../lib/tokens.ts';
import { markFont } from './markFont.ts';

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
    const svg = courtCard(floor);
    const picture = await kept(versionOf('@resvg/resvg-js'), svg, async () => {
      const { Resvg } = await import('@resvg/resvg-js');
      return new Resvg(svg, await markFont()).render().asPng();
    });
    addresses[courtAddress(floor)] = addAsset(files, `share-${floor}`, '.png', picture);
  }
  return addresses;
}

const floorStyles = readFileSync('site/home/CourtSheetFloors.deferred.css', 'utf8');
const lineStyles = readFileSync('site/courts/Court.css', 'utf8');

/** One card as SVG, with the colours of its sheet. */
function courtCard(floor: ActivityId): string {
  const [, ground = '', lines = '--chalk'] =
    new RegExp(`#play-${floor} {\\s+--floor: var\\((.+)\\);(?:\\s+--fore: var\\((.+)\\);)?`).exec(floorStyles) ?? [];
  const place = lines === '--chalk' && ground !== '--clay' ? '--optic' : lines;
  const Lines = courtLines[floor];
  const view = { ...inset, viewBox: views[floor], preserveAspectRatio: runsOff[floor] ?? 'xMidYMid' };
  const drawing = renderToStaticMarkup(
    <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden="true">
      <style>{linesAsWideAs(5, floor)}</style>
      <defs>
        <Lines id="lines" />
      </defs>
      <path fill={`var(${ground})`} d={`M0 0h${size.width}v${size.height}H0z`} />
      <svg {...view} overflow="visible" color={`var(${lines})`} aria-hidden="true">
        <g className="court">
          <use href="#lines" />
        </g>
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
