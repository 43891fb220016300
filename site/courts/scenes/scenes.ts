import type { ActivityId } from '../Court.tsx';
import { band, bowling, running, swimming } from './others.tsx';
import { badminton, billiards, tableTennis, tennis } from './rackets.tsx';
import type { SceneProps } from './Scene.tsx';
import { basketball, futsal, softball, volleyball } from './teams.tsx';

/** The scene of each court. ../rooms.ts says which part of the drawing is shown. */
export const scenes: Record<ActivityId, SceneProps> = {
  badminton,
  futsal,
  basketball,
  band,
  softball,
  swimming,
  tennis,
  bowling,
  running,
  volleyball,
  'table-tennis': tableTennis,
  billiards,
};
