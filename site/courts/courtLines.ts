import type { ComponentType } from 'react';
import type { ActivityId } from '../../content/schema/hero.ts';
import { Badminton } from './Badminton.tsx';
import { Band } from './Band.tsx';
import { Basketball } from './Basketball.tsx';
import { Billiards } from './Billiards.tsx';
import { Bowling } from './Bowling.tsx';
import type { CourtProps } from './CourtDrawing.tsx';
import { Futsal } from './Futsal.tsx';
import { Running } from './Running.tsx';
import { Softball } from './Softball.tsx';
import { Swimming } from './Swimming.tsx';
import { TableTennis } from './TableTennis.tsx';
import { Tennis } from './Tennis.tsx';
import { Volleyball } from './Volleyball.tsx';

/** Apart from Court.tsx, whose styles the share cards cannot import. */
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
