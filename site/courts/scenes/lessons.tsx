import { type ActivityId, activityIds } from '../../../content/schema/hero.ts';
import { courts } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPicture = (activity: ActivityId) => `lesson-${activity}`;

/** The lessons that some rooms show to coaches. Each is a file of its own, so that browsers load it only when it is shown. */
export const lessonDrawings = Object.fromEntries(
  activityIds.flatMap((activity) => {
    const { lesson, drawing } = courts[activity];
    if (!lesson) return [];
    const Drawing = () => (
      <svg viewBox={drawing.viewBox} aria-hidden="true">
        <Scene scene={lesson} />
      </svg>
    );
    return [[lessonPicture(activity), Drawing]];
  }),
);
