import './Court.css';
import './Court.deferred.css';
import type { SVGProps } from 'react';
import type { ActivityId } from '../../content/schema/activities.ts';
import { courts } from './courtFiles.ts';
import { SvgGroup } from './SvgGroup.tsx';

type Props = {
  activity: ActivityId;
  /** Shows another part of the drawing than its own viewBox. */
  view?: SVGProps<SVGSVGElement>;
  /** Draws a circle on the free place. While the room is hovered, a circle without a label flies as its ball. */
  hasFreePlace?: boolean;
  /** "You", in badminton's room only. */
  freePlaceLabel?: string | undefined;
};

export function Court({ activity, view, hasFreePlace, freePlaceLabel }: Props) {
  const { drawing, inFloorPlan } = courts[activity];
  const freePlace = freePlaceLabel ? (
    <g className="court-ball">
      <circle r={inFloorPlan.ballRadius} />
      <text>{freePlaceLabel}</text>
    </g>
  ) : (
    <circle className="court-ball" r={inFloorPlan.ballRadius} />
  );
  return (
    <svg className={`court court-${activity}`} viewBox={drawing.viewBox} {...view} aria-hidden="true">
      <SvgGroup markup={drawing.groups['lines']} />
      {hasFreePlace ? freePlace : null}
    </svg>
  );
}
