import './CourtStage.deferred.css';
import type { ActivityId } from '../../content/schema/activities.ts';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { courts } from '../courts/courtFiles.ts';
import { sheetViewOf } from '../courts/courtStyles.ts';
import { Ring } from '../courts/Ring.tsx';
import { SceneWithVisitor } from '../courts/scenes/SceneWithVisitor.tsx';

/** The drawing of a court sheet: the court, its players and the free place. */
export function CourtStage({ court, words }: { court: ActivityId; words: Content['courts'] }) {
  const view = sheetViewOf(court);
  return (
    <div className="court-stage">
      <Ring label={words.taken.label} />
      <Court activity={court} view={view} />
      <svg className="court-scene" {...view} aria-hidden="true">
        <SceneWithVisitor scene={courts[court]} groups={courts[court].drawing.groups} label={words.you} />
      </svg>
    </div>
  );
}
