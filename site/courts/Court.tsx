import './Court.css';
import './Court.later.css';
import type { ComponentType } from 'react';
import type { ActivityId } from '../../content/schema/hero.ts';
import { Badminton } from './Badminton.tsx';
import { Band } from './Band.tsx';
import { Basketball } from './Basketball.tsx';
import { Billiards } from './Billiards.tsx';
import { Bowling } from './Bowling.tsx';
import { Futsal } from './Futsal.tsx';
import { Running } from './Running.tsx';
import { Softball } from './Softball.tsx';
import { Swimming } from './Swimming.tsx';
import { TableTennis } from './TableTennis.tsx';
import { Tennis } from './Tennis.tsx';
import { Volleyball } from './Volleyball.tsx';

export type { ActivityId };

const courts: Record<ActivityId, ComponentType<{ id?: string }>> = {
  badminton: Badminton,
  futsal: Futsal,
  basketball: Basketball,
  band: Band,
  softball: Softball,
  swimming: Swimming,
  tennis: Tennis,
  bowling: Bowling,
  running: Running,
  volleyball: Volleyball,
  'table-tennis': TableTennis,
  billiards: Billiards,
};

/** What a court's lines are called where they are drawn again elsewhere on the page. */
export const courtId = (floor: ActivityId) => `court-${floor}`;

/** The lines of a floor seen from above, in the text's colour. The floor below them is the container's background. */
export function Court({ floor, named }: { floor: ActivityId; named?: boolean }) {
  const Lines = courts[floor];
  return named ? <Lines id={courtId(floor)} /> : <Lines />;
}
