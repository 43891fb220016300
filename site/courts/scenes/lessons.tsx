import { type ActivityId, activityIds } from '../../../content/schema/hero.ts';
import { courts } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPicture = (floor: ActivityId) => `lesson-${floor}`;

/** The lessons that coaches see in some rooms. Each is a picture of its own, so that browsers load it only when it is shown. */
export const lessonDrawings = Object.fromEntries(
  activityIds.flatMap((floor) => {
    const { lesson, drawing } = courts[floor];
    const Drawing = () => (
      <svg viewBox={drawing.viewBox} aria-hidden="true">
        {lesson ? <Scene scene={lesson} /> : null}
      </svg>
    );
    return lesson ? [[lessonPicture(floor), Drawing]] : [];
  }),
);
