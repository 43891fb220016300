import './CourtStage.deferred.css';
import type { ActivityId } from '../../content/schema/hero.ts';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { courts } from '../courts/courtFiles.ts';
import { Ring } from '../courts/Ring.tsx';
import { frameOf } from '../courts/rooms.ts';
import { SceneWithVisitor } from '../courts/scenes/SceneWithVisitor.tsx';

/** A court with its players and the free place, as large as the sheet allows. */
export function CourtStage({ court, words }: { court: ActivityId; words: Content['courts'] }) {
  const frame = frameOf(court);
  return (
    <div className="court-stage">
      <Ring label={words.in.label} />
      <Court floor={court} frame={frame} />
      <svg className="court-scene" {...frame} aria-hidden="true">
        <SceneWithVisitor scene={courts[court]} parts={courts[court].drawing.parts} label={words.you} />
      </svg>
    </div>
  );
}
