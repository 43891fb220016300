import type { ActivityId } from '../Court.tsx';
import type { SceneProps } from './Scene.tsx';
import { BadmintonRacket, DrumStick } from './Tools.tsx';

const racket = <BadmintonRacket />;
const away = [-900, -900] as const;

/** What coaches see in the rooms where somebody is teaching. */
export const lessons: Partial<Record<ActivityId, Omit<SceneProps, 'you'>>> = {
  badminton: {
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
    scale: 1,
    ball: away,
    players: [
      { at: [120, 32], turn: 90, pose: 'drum', shirt: '--sand', skin: 'teak', hair: 'short', holds: <DrumStick /> },
      { at: [24, 40], turn: 40, pose: 'stand', shirt: '--pool', skin: 'langsat', hair: 'grey' },
    ],
  },
};
