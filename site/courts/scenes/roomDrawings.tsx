import { type ActivityId, activityIds } from '../../../content/schema/activities.ts';
import { courts, type SceneData } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPictureName = (activity: ActivityId) => `lesson-${activity}`;
export const playersPictureName = 'badminton-players';
export const swimmersPictureName = 'swimmers';

const drawingOf = (activity: ActivityId, scene: SceneData) => () => (
  <svg viewBox={courts[activity].drawing.viewBox} aria-hidden="true">
    <Scene scene={scene} />
  </svg>
);

/** The people in the rooms of the floor plan, and those behind the user app on the about page. ssg/pages/render.tsx makes a file of each drawing. */
export const roomDrawings = {
  /** The players of the sheet, for visitors who choose play. */
  [playersPictureName]: drawingOf('badminton', { ...courts.badminton, ball: undefined }),
  [swimmersPictureName]: drawingOf('swimming', { ...courts.swimming, ball: undefined }),
  /** A coach with pupils, for visitors who choose coach. */
  ...Object.fromEntries(
    activityIds.flatMap((activity) => {
      const { lesson } = courts[activity];
      return lesson ? [[lessonPictureName(activity), drawingOf(activity, lesson)]] : [];
    }),
  ),
};
