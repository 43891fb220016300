import { type ActivityId, activityIds } from '../../../content/schema/activities.ts';
import { courts } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPictureName = (activity: ActivityId) => `lesson-${activity}`;

/** A coach with pupils in a room, for visitors who choose coach. ssg/pages/render.tsx makes a file of each drawing. */
export const lessonDrawings = Object.fromEntries(
  activityIds.flatMap((activity) => {
    const { lesson, drawing } = courts[activity];
    if (!lesson) return [];
    const Drawing = () => (
      <svg viewBox={drawing.viewBox} aria-hidden="true">
        <Scene scene={lesson} />
      </svg>
    );
    return [[lessonPictureName(activity), Drawing]];
  }),
);
