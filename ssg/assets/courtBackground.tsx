import type { ActivityId } from '../../content/schema/activities.ts';
import { courts } from '../../site/courts/courtFiles.ts';
import { sheetViewOf } from '../../site/courts/courtStyles.ts';
import { lineColour } from '../../site/courts/floors.ts';
import { SvgGroup } from '../../site/courts/SvgGroup.tsx';
import { FreePlace, Scene } from '../../site/courts/scenes/Scene.tsx';

const cardSize = { width: 1200, height: 630 };
/** Away from the card's edges, which some messengers crop, and from the words. */
const courtArea = { x: 96, y: 104, width: cardSize.width - 2 * 96, height: 330 };

export const courtLineColour = (court: ActivityId) => lineColour(courts[court].floor);

export function CourtBackground({ court }: { court: ActivityId }) {
  return (
    <svg viewBox={`0 0 ${cardSize.width} ${cardSize.height}`} {...cardSize} aria-hidden="true">
      <path fill={`var(--${courts[court].floor})`} d={`M0 0h${cardSize.width}v${cardSize.height}H0z`} />
      <svg
        {...courtArea}
        {...sheetViewOf(court)}
        overflow="visible"
        color={`var(${courtLineColour(court)})`}
        aria-hidden="true"
      >
        <Lines court={court} />
        <Scene scene={courts[court]} />
      </svg>
      {/* Hides the running track's lower lanes, which would cross the words. */}
      <path fill={`var(--${courts[court].floor})`} d={`M0 446h${cardSize.width}v${cardSize.height}H0z`} />
    </svg>
  );
}

/** The free place is drawn on the card itself, because CourtBackground becomes an image, which has no fonts. */
export function CourtFreePlace({ court, you }: { court: ActivityId; you: string }) {
  const isDarkFloor = courtLineColour(court) === '--chalk';
  const [colour, fill] = isDarkFloor ? ['--accent', 'none'] : ['--ink', 'var(--accent)'];
  return (
    <svg {...courtArea} {...sheetViewOf(court)} color={`var(${colour})`} aria-hidden="true">
      <FreePlace {...courts[court].freePlace} label={you} fill={fill} />
    </svg>
  );
}

/** On the site strokes are in screen pixels, mostly 2. On the card, which is shown small, they are 2.5 times as wide. */
function Lines({ court }: { court: ActivityId }) {
  const { sheetViewBox, sheetPreserveAspectRatio, drawing } = courts[court];
  const [, , width = 0, height = 0] = sheetViewBox.split(' ').map(Number);
  const ratios = [width / courtArea.width, height / courtArea.height];
  const unitsPerPixel = sheetPreserveAspectRatio.endsWith('slice') ? Math.min(...ratios) : Math.max(...ratios);
  const strokeInUnits = (screenPixels: number) => screenPixels * 2.5 * unitsPerPixel;
  const lines = drawing.groups['lines']?.replace(/stroke-(?:width|dasharray)="[\d. ]+/g, (attribute) =>
    attribute.replace(/[\d.]+/g, (screenPixels) => String(strokeInUnits(Number(screenPixels)))),
  );
  return (
    <SvgGroup fill="none" stroke="currentColor" strokeWidth={strokeInUnits(2)} strokeLinecap="round" markup={lines} />
  );
}
