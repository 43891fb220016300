import type { ActivityId } from '../Court.tsx';
import { Scene, type SceneProps } from './Scene.tsx';
import { BadmintonRacket, DrumStick } from './Tools.tsx';

const racket = <BadmintonRacket />;
const away = [-900, -900] as const;

type Lesson = Omit<SceneProps, 'you'> & { viewBox: string };

/** The lessons that coaches see in some rooms, in the view of the room's court. */
const lessons: Partial<Record<ActivityId, Lesson>> = {
  badminton: {
    viewBox: '0 0 1460 730',
    scale: 1.9,
    ball: [790, 330],
    players: [
      { at: [1010, 365], turn: 180, pose: 'smash', shirt: '--clay', skin: 'teak', hair: 'tail', holds: racket },
      { at: [560, 150], turn: 18, pose: 'ready', shirt: '--chalk', hair: 'short', holds: racket },
      { at: [400, 300], turn: 4, pose: 'ready', shirt: '--pool', skin: 'langsat', hair: 'bun', holds: racket },
      {
        at: [400, 460],
        turn: -6,
        pose: 'ready',
        shirt: '--sand',
        skin: 'teak',
        hair: 'cap',
        cap: '--pitch',
        holds: racket,
      },
      { at: [560, 600], turn: -18, pose: 'ready', shirt: '--wood', hair: 'scarf', cap: '--plum', holds: racket },
    ],
  },
  band: {
    viewBox: '0 0 240 208',
    scale: 1,
    ball: away,
    players: [
      { at: [120, 32], turn: 90, pose: 'drum', shirt: '--sand', skin: 'teak', hair: 'short', holds: <DrumStick /> },
      { at: [24, 40], turn: 40, pose: 'stand', shirt: '--pool', skin: 'langsat', hair: 'grey' },
    ],
  },
};

export const lessonPicture = (floor: ActivityId) => `lesson-${floor}`;

/** Each is a picture of its own, so that browsers load it only when it is shown. */
export const lessonDrawings = Object.fromEntries(
  Object.entries(lessons).map(([floor, { viewBox, ...scene }]) => [
    lessonPicture(floor as ActivityId),
    () => (
      <svg viewBox={viewBox} aria-hidden="true">
        <Scene {...scene} />
      </svg>
    ),
  ]),
);
