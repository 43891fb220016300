import './Court.css';
import './Court.deferred.css';
import type { SVGProps } from 'react';
import type { ActivityId } from '../../content/schema/hero.ts';
import { courtDrawings } from './courtFiles.ts';
import { plan } from './rooms.ts';

export type { ActivityId };

/** With `frame` the lines alone, in that view. Without it also the free place, with the label `you`. */
type Props = { floor: ActivityId; frame?: SVGProps<SVGSVGElement>; you?: string | undefined };

/** The lines of a floor from above, in the text's colour. The floor itself is the container's background. */
export function Court({ floor, frame, you }: Props) {
  const { viewBox, lines } = courtDrawings[floor];
  const place = <circle className={you ? undefined : 'court-ball'} r={plan[floor].radius} />;
  return (
    <svg className={`court court-${floor}`} viewBox={viewBox} {...frame} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <g dangerouslySetInnerHTML={{ __html: lines }} />
      {frame ? null : you ? (
        <g className="court-ball">
          {place}
          <text>{you}</text>
        </g>
      ) : (
        place
      )}
    </svg>
  );
}
