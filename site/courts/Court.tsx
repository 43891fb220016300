import './Court.css';
import './Court.deferred.css';
import type { SVGProps } from 'react';
import type { ActivityId } from '../../content/schema/activities.ts';
import { courts } from './courtFiles.ts';
import { SvgGroup } from './SvgGroup.tsx';

type Props = {
  activity: ActivityId;
  view?: SVGProps<SVGSVGElement>;
  /** One circle is free place and ball. While the room is hovered it is small and flies, except if it has a label. */
  hasFreePlace?: boolean;
  /** "You", in badminton's room only. */
  label?: string | undefined;
};

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
