import './Court.css';
import './Court.deferred.css';
import type { SVGProps } from 'react';
import type { ActivityId } from '../../content/schema/hero.ts';
import { courts } from './courtFiles.ts';
import { SvgGroup } from './SvgGroup.tsx';

export type { ActivityId };

/** With `frame`, attributes of the SVG, there are only lines. Otherwise there is also the free place with its `label`. */
type Props = { activity: ActivityId; frame?: SVGProps<SVGSVGElement>; label?: string | undefined };

/** The lines of a court from above, in the text's colour. The colour of the floor is the container's background. */
export function Court({ activity, frame, label }: Props) {
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
    <svg className={`court court-${activity}`} viewBox={drawing.viewBox} {...frame} aria-hidden="true">
      <SvgGroup markup={drawing.parts['lines']} />
      {frame ? null : freePlace}
    </svg>
  );
}
