import { type ActivityId, activityIds } from '../../../content/schema/activities.ts';
import { courts, type SceneData } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPictureName = (activity: ActivityId) => `lesson-${activity}`;
export const swimmersPictureName = 'swimmers';

/** The x of each swimmer of swimming.yaml. The about page's phone would cover those without an x. */
const xBesidePhone = [304, 102, 298, undefined, undefined, 306, 110, 299, undefined];

const drawingComponent = (activity: ActivityId, scene: SceneData) => () => (
  <svg viewBox={courts[activity].drawing.viewBox} aria-hidden="true">
    <Scene scene={scene} />
  </svg>
);

export const swimmerAndLessonDrawings = {
  [swimmersPictureName]: drawingComponent('swimming', {
    ...courts.swimming,
    drawingUnitsPerPlayerCm: 0.2, // Larger swimmers would not fit beside the phone.
    ballAtStart: undefined,
    players: courts.swimming.players.flatMap((player, index) => {
      const [, y] = player.at;
      const x = xBesidePhone[index];
      return x ? { ...player, at: [x, y] } : [];
    }),
  }),
  ...Object.fromEntries(
    activityIds.flatMap((activity) => {
      const { lesson } = courts[activity];
      return lesson ? [[lessonPictureName(activity), drawingComponent(activity, lesson)]] : [];
    }),
  ),
};
