import './Court.css';
import './Court.deferred.css';
import type { SVGProps } from 'react';
import type { ActivityId } from '../../content/schema/activities.ts';
import { courts } from './courtFiles.ts';
import { SvgGroup } from './SvgGroup.tsx';

type Props = {
  activity: ActivityId;
  /** viewBox and preserveAspectRatio, for a part of the drawing. */
  view?: SVGProps<SVGSVGElement>;
  /** Draws the ball, which flies while the room is hovered. Before that Court.deferred.css enlarges it to the circle of the free place. */
  hasFreePlace?: boolean;
  /** Written into the free place. With a label the circle does not fly. */
  label?: string | undefined;
};

/** The lines of a court from above, in the text's colour. The colour of the floor is the container's background. */
export function Court({ activity, view, hasFreePlace, label }: Props) {
  const { drawing, plan } = courts[activity];
  const freePlace = label ? (
    <g className="court-ball">
      <circle r={plan.ballRadius} />
      <text>{label}</text>
    </g>
  ) : (
    <circle className="court-ball" r={plan.ballRadius} />
  );
  return (
    <svg className={`court court-${activity}`} viewBox={drawing.viewBox} {...view} aria-hidden="true">
      <SvgGroup markup={drawing.groups['lines']} />
      {hasFreePlace ? freePlace : null}
    </svg>
  );
}
