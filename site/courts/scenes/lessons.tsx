import { type ActivityId, activityIds } from '../../../content/schema/activities.ts';
import { courts } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPictureName = (activity: ActivityId) => `lesson-${activity}`;

/**
 * Drawings of a lesson, shown in a room's tile when the visitor chooses coach. ssg/pages/render.tsx makes a file of each,
 * which loads only when it is shown.
 */
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
