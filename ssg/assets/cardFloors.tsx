import type { ActivityId } from '../../content/schema/hero.ts';
import { courts } from '../../site/courts/courtFiles.ts';
import { Drawn } from '../../site/courts/Drawn.tsx';
import { lineColour } from '../../site/courts/floors.ts';
import { frameOf } from '../../site/courts/rooms.ts';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';

const size = { width: 1200, height: 630 };
/** The court stays clear of the edges, which some messengers crop, and of the words. */
const inset = { x: 96, y: 104, width: size.width - 192, height: 330 };

export function coloursOn(floor: ActivityId) {
  const lines = lineColour(courts[floor].floor);
  return { lines, place: lines === '--chalk' && floor !== 'tennis' ? '--optic' : lines };
}

export function CourtFloor({ floor }: { floor: ActivityId }) {
  const { lines } = coloursOn(floor);
  const [x, y, width, height] = boxOf(floor);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden="true">
      <path fill={`var(--${courts[floor].floor})`} d={`M0 0h${size.width}v${size.height}H0z`} />
      <svg {...inset} {...frameOf(floor)} overflow="visible" color={`var(${lines})`} aria-hidden="true">
        <svg {...{ x, y, width, height }} viewBox={courts[floor].view} overflow="visible" aria-hidden="true">
          <Lines floor={floor} pixels={5} />
        </svg>
        <Scene scene={courts[floor]} parts={courts[floor].drawing.parts} />
      </svg>
    </svg>
  );
}

/** Drawn above the floor, because the floor is a separate image without fonts. */
export const CourtPlace = ({ floor, you }: { floor: ActivityId; you: string }) => (
  <svg {...inset} {...frameOf(floor)} color={`var(${coloursOn(floor).place})`} aria-hidden="true">
    <FreePlace you={courts[floor].you} label={you} />
  </svg>
);

const boxOf = (floor: ActivityId) => courts[floor].view.split(' ').map(Number) as [number, number, number, number];

function unitsPerPixel(floor: ActivityId): number {
  const [, , width, height] = boxOf(floor);
  return (courts[floor].fit.endsWith('slice') ? Math.min : Math.max)(width / inset.width, height / inset.height);
}

/** The drawing has strokes in screen pixels, most of them 2; here they are in units of the court. */
function Lines({ floor, pixels }: { floor: ActivityId; pixels: number }) {
  const unit = unitsPerPixel(floor) * (pixels / 2);
  const inUnits = (sizes: string) => sizes.replace(/[\d.]+/g, (size) => String(Number(size) * unit));
  const lines = courts[floor].drawing.parts['lines']?.replace(/stroke-(?:width|dasharray)="[\d. ]+/g, inUnits);
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 * unit, strokeLinecap: 'round' } as const;
  return <Drawn {...stroke} markup={lines} />;
}
