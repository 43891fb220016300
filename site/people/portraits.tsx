import type { ReactNode } from 'react';
import { type drawnPeople, somebody } from '../pictures/drawn.ts';
import { FaceBadminton } from './FaceBadminton.tsx';
import { FaceSoftball } from './FaceSoftball.tsx';
import { Somebody } from './Somebody.tsx';
import { TeamCeo } from './TeamCeo.tsx';
import { TeamCmo } from './TeamCmo.tsx';
import { TeamCto } from './TeamCto.tsx';

/**
 * The drawn people by picture name, which the build publishes as files (ssg/assets/pictures/drawings.ts). A photograph of the
 * same name in content/images takes the drawing's place.
 */
export const portraits = {
  'team-ceo': TeamCeo,
  'team-cto': TeamCto,
  'team-cmo': TeamCmo,
  'face-badminton': FaceBadminton,
  'face-softball': FaceSoftball,
  [somebody]: Somebody,
} satisfies Record<(typeof drawnPeople)[number], () => ReactNode>;
