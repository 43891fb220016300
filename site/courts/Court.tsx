import './Court.css';
import './Court.deferred.css';
import type { SVGProps } from 'react';
import type { ActivityId } from '../../content/schema/hero.ts';
import { courts } from './courtFiles.ts';
import { Drawn } from './Drawn.tsx';

export type { ActivityId };

/** With `frame` the lines alone, in that view. Without it also the free place, with the label `you`. */
type Props = { floor: ActivityId; frame?: SVGProps<SVGSVGElement>; you?: string | undefined };

/** The lines of a floor from above, in the text's colour. The floor itself is the container's background. */
export function Court({ floor, frame, you }: Props) {
  const { drawing, plan } = courts[floor];
  const place = <circle className={you ? undefined : 'court-ball'} r={plan.radius} />;
  const labelled = (
    <g className="court-ball">
      {place}
      <text>{you}</text>
    </g>
  );
  return (
    <svg className={`court court-${floor}`} viewBox={drawing.viewBox} {...frame} aria-hidden="true">
      <Drawn markup={drawing.parts['lines']} />
      {frame ? null : you ? labelled : place}
    </svg>
  );
}
