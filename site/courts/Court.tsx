import './Court.css';
import './Court.deferred.css';
import type { ActivityId } from '../../content/schema/hero.ts';
import type { CourtProps } from './CourtDrawing.tsx';
import { courtLines } from './courtLines.ts';

export type { ActivityId };

/** The lines of a floor from above, in the text's colour. The floor itself is the container's background. */
export function Court({ floor, ...props }: CourtProps & { floor: ActivityId }) {
  const Lines = courtLines[floor];
  return <Lines {...props} />;
}
