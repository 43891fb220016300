import { cast } from './cast.ts';
import type { PlayerProps } from './Player.tsx';
import type { SceneProps } from './Scene.tsx';
import { BadmintonRacket } from './Tools.tsx';

const holds = <BadmintonRacket />;
const bench = (y: number) => ({ at: [1428, y], turn: 180, pose: 'sit' }) as const;

/** Those who wait, then those who play, in the order in which they leave. */
export const finaleScene: SceneProps = {
  scale: 1.6,
  ball: [532, 445],
  you: [270, 470, 78],
  rally: { by: ['you', 5, 4, 6, 'you'], to: [752, 590] },
  players: [
    { ...bench(115), ...cast.putri },
    { ...bench(265), ...cast.maya },
    { ...bench(415), ...cast.yohan },
    { ...bench(565), ...cast.seventh },
    { at: [290, 168], turn: 10, ...cast.dewi, holds },
    { at: [836, 228], turn: 168, pose: 'lunge', ...cast.bagus, holds },
    { at: [960, 440], turn: 186, ...cast.rizal, holds },
  ],
};

type Figure = Omit<PlayerProps, 'scale' | 'at'>;
const visitor: Figure = { turn: -14, shirt: '--optic', hair: 'cap', cap: '--night', holds };

/** As they are drawn in their file, ssg/assets/finaleFigures.tsx. */
export const finaleFigures: readonly Figure[] = [...finaleScene.players, visitor];
