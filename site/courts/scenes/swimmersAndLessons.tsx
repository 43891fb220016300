import { type ActivityId, activityIds } from '../../../content/schema/activities.ts';
import { courts, type SceneData } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPictureName = (activity: ActivityId) => `lesson-${activity}`;
export const swimmersPictureName = 'swimmers';

/** On the about page, the x of each swimmer of swimming.yaml. Those without an x are left out: the phone would cover them. */
const xBesidePhone = [304, 102, 298, undefined, undefined, 306, 110, 299, undefined];

const drawingComponent = (activity: ActivityId, scene: SceneData) => () => (
  <svg viewBox={courts[activity].drawing.viewBox} aria-hidden="true">
    <Scene scene={scene} />
  </svg>
);

/** The swimmers behind the user app on the about page, and the lessons in rooms of the floor plan. ssg/pages/render.tsx makes a file of each drawing. */
export const swimmerAndLessonDrawings = {
  [swimmersPictureName]: drawingComponent('swimming', {
    ...courts.swimming,
    ball: undefined,
    players: courts.swimming.players.flatMap((player, index) => {
      const [, y] = player.at;
      const x = xBesidePhone[index];
      return x ? { ...player, at: [x, y] } : [];
    }),
  }),
  /** A coach with pupils, for visitors who choose coach. */
  ...Object.fromEntries(
    activityIds.flatMap((activity) => {
      const { lesson } = courts[activity];
      return lesson ? [[lessonPictureName(activity), drawingComponent(activity, lesson)]] : [];
    }),
  ),
};
