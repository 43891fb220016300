import { type ActivityId, activityIds } from '../../../content/schema/activities.ts';
import { courts, type SceneData } from '../courtFiles.ts';
import { Scene } from './Scene.tsx';

export const lessonPictureName = (activity: ActivityId) => `lesson-${activity}`;
export const swimmersPictureName = 'swimmers';
export const huddlePictureName = 'huddle';

/** The x of each swimmer of swimming.yaml. The about page's phone would cover those without an x. */
const xBesidePhone = [304, 102, 298, undefined, undefined, 306, 110, 299, undefined];

/** Futsal players of both teams, in a circle around a ball, beside the contact form. */
const huddlePlayers = [0, 4, 1, 5, 8, 7].map((player, index, { length }) => {
  const turn = (360 / length) * index;
  const [x = 0, y = 0] = [Math.cos, Math.sin].map((of) => Math.round(-60 * of((turn * Math.PI) / 180)));
  return {
    ...courts.futsal.players[player],
    at: [x, y] as [number, number],
    turn,
    pose: 'guard',
  };
});

const drawingComponent = (viewBox: string | undefined, scene: SceneData) => () => (
  <svg viewBox={viewBox} aria-hidden="true">
    <Scene scene={scene} />
  </svg>
);

export const sceneDrawings = {
  [swimmersPictureName]: drawingComponent(courts.swimming.drawing.viewBox, {
    ...courts.swimming,
    drawingUnitsPerPlayerCm: 0.2, // Larger swimmers would not fit beside the phone.
    ballAtStart: undefined,
    players: courts.swimming.players.flatMap((player, index) => {
      const [, y] = player.at;
      const x = xBesidePhone[index];
      return x ? { ...player, at: [x, y] } : [];
    }),
  }),
  [huddlePictureName]: drawingComponent('-110 -95 205 205', {
    drawingUnitsPerPlayerCm: 0.8,
    ballAtStart: { at: [0, 0], radius: 8 },
    players: huddlePlayers,
  }),
  ...Object.fromEntries(
    activityIds.flatMap((activity) => {
      const { lesson } = courts[activity];
      return lesson ? [[lessonPictureName(activity), drawingComponent(courts[activity].drawing.viewBox, lesson)]] : [];
    }),
  ),
};
