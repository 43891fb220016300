import type { ComponentType } from 'react';
import type { ActivityId } from '../../content/schema/hero.ts';
import type { CourtProps } from './CourtDrawing.tsx';
import { Band, Billiards, Bowling, Running, Swimming } from './otherFloors.tsx';
import { Badminton, Basketball, Futsal, Softball, TableTennis, Tennis, Volleyball } from './playingFields.tsx';

/** Not in Court.tsx, because the share cards cannot import its styles. */
export const courtLines: Record<ActivityId, ComponentType<CourtProps>> = {
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
