import './Court.css';
import './Court.deferred.css';
import type { ActivityId } from '../../content/schema/hero.ts';
import { courtLines } from './courtLines.ts';

export type { ActivityId };

/** What a court's lines are called where they are drawn again elsewhere on the page. */
const courtId = (floor: ActivityId) => `court-${floor}`;

/** The lines of a floor seen from above, in the text's colour. The floor below them is the container's background. */
export function Court({ floor, named, you }: { floor: ActivityId; named?: boolean; you?: string | undefined }) {
  const Lines = courtLines[floor];
  return named ? <Lines id={courtId(floor)} you={you} /> : <Lines />;
}
