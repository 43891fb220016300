import type { PlayerProps } from './Player.tsx';
import type { SceneProps } from './Scene.tsx';
import { Club, Glove } from './Tools.tsx';

type Member = Omit<PlayerProps, 'scale' | 'shirt'>;
const team = (shirt: string, shorts: string, members: Member[]) =>
  members.map((member) => ({ ...member, shirt, shorts }));

export const futsal: SceneProps = {
  scale: 0.32,
  ball: [163, 137],
  you: [42, 116, 19],
  rally: { by: ['you', 0, 2, 3], to: [424, 122] },
  players: [
    ...team('--chalk', '--night', [
      { at: [112, 66], turn: 20, pose: 'run', skin: 'teak', hair: 'curls' },
      { at: [118, 168], turn: -12, pose: 'runOther', hair: 'short' },
      { at: [148, 124], turn: 10, pose: 'guard', skin: 'langsat', hair: 'tail' },
      { at: [268, 84], turn: 160, pose: 'run', hair: 'cap', cap: '--clay' },
    ]),
    ...team('--wood', '--plum', [
      { at: [184, 150], turn: 196, pose: 'lunge', hair: 'short', skin: 'teak' },
      { at: [172, 58], turn: 176, pose: 'runOther', hair: 'bun' },
      { at: [252, 168], turn: 184, pose: 'run', skin: 'langsat', hair: 'short' },
      { at: [322, 108], turn: 180, pose: 'guard', hair: 'scarf', cap: '--chalk' },
    ]),
    { at: [398, 116], turn: 180, pose: 'guard', shirt: '--dirt', shorts: '--night', hair: 'grey' },
  ],
};

export const basketball: SceneProps = {
  scale: 0.25,
  ball: [119, 66],
  you: [84, 145.5, 10.5],
  rally: { by: ['you', 4, 0], to: [276, 87] },
  players: [
    ...team('--chalk', '--pitch', [
      { at: [129, 72], turn: 195, pose: 'lunge', skin: 'teak', hair: 'short' },
      { at: [112, 32], turn: 150, pose: 'run', hair: 'curls' },
      { at: [62, 42], turn: 110, pose: 'guard', skin: 'langsat', hair: 'tail' },
      { at: [44, 144], turn: 290, pose: 'guard', hair: 'short' },
      { at: [117, 116], turn: 190, pose: 'reach', skin: 'teak', hair: 'bun' },
    ]),
    ...team('--plum', '--night', [
      { at: [101, 62], turn: 10, pose: 'guard', skin: 'langsat', hair: 'short' },
      { at: [90, 30], turn: 5, pose: 'reach', hair: 'cap', cap: '--chalk' },
      { at: [48, 58], turn: -40, pose: 'guard', skin: 'teak', hair: 'scarf', cap: '--sand' },
      { at: [52, 118], turn: 40, pose: 'guard', hair: 'grey' },
    ]),
  ],
};

export const volleyball: SceneProps = {
  scale: 0.165,
  ball: [93, 47],
  you: [36, 55, 8.5],
  rally: { by: ['you', 1, 0], to: [180, 92] },
  players: [
    ...team('--navy', '--night', [
      { at: [91, 30], turn: 8, pose: 'reach', skin: 'teak', hair: 'short' },
      { at: [84, 56], turn: -20, pose: 'reach', hair: 'tail' },
      { at: [90, 84], turn: -10, pose: 'guard', skin: 'langsat', hair: 'short' },
      { at: [46, 27], turn: 14, pose: 'guard', hair: 'bun' },
      { at: [46, 84], turn: -14, pose: 'guard', skin: 'teak', hair: 'curls' },
    ]),
    ...team('--clay', '--night', [
      { at: [112, 26], turn: 176, pose: 'guard', hair: 'scarf', cap: '--navy' },
      { at: [110, 50], turn: 180, pose: 'reach', skin: 'langsat', hair: 'short' },
      { at: [113, 82], turn: 190, pose: 'guard', skin: 'teak', hair: 'cap', cap: '--chalk' },
      { at: [160, 28], turn: 180, pose: 'guard', hair: 'tail' },
      { at: [172, 55], turn: 180, pose: 'hips', hair: 'grey' },
      { at: [160, 84], turn: 180, pose: 'guard', skin: 'langsat', hair: 'curls' },
    ]),
  ],
};

const glove = <Glove />;

export const softball: SceneProps = {
  scale: 0.72,
  ball: [503, 628],
  you: [413, 473, 34],
  rally: { by: ['you', 2, 0], to: [500, 720] },
  players: [
    ...team('--chalk', '--navy', [
      { at: [500, 566], turn: 92, pose: 'throw', hair: 'tail' },
      { at: [652, 548], turn: 150, pose: 'ready', skin: 'teak', hair: 'cap', cap: '--navy', holds: glove },
      { at: [584, 466], turn: 112, pose: 'ready', hair: 'cap', cap: '--navy', holds: glove },
      { at: [352, 552], turn: 30, pose: 'ready', skin: 'langsat', hair: 'bun', holds: glove },
      { at: [300, 372], turn: 60, pose: 'hips', hair: 'cap', cap: '--navy' },
      { at: [500, 316], turn: 90, pose: 'stand', skin: 'teak', hair: 'scarf', cap: '--navy', holds: glove },
      { at: [700, 372], turn: 120, pose: 'ready', skin: 'langsat', hair: 'cap', cap: '--navy', holds: glove },
      { at: [500, 742], turn: -90, pose: 'sit', hair: 'cap', cap: '--night', holds: glove },
    ]),
    { at: [440, 676], turn: -58, pose: 'serve', shirt: '--clay', hair: 'cap', cap: '--night', holds: <Club /> },
  ],
};
