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
  /** Draws the free place as a large circle, which shrinks to a ball and flies while the room is hovered (Court.deferred.css). */
  hasFreePlace?: boolean;
  /** Written into the free place, whose circle then does not fly. */
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
