import type { PlayerProps } from './Player.tsx';
import { BadmintonRacket } from './Tools.tsx';

type Figure = Omit<PlayerProps, 'scale' | 'at'>;

const racket = <BadmintonRacket />;

/** Who waits, who plays, and the visitor, in the order in which they leave. Where each stands: FinaleCourt.deferred.css. */
export const finaleFigures: readonly Figure[] = [
  { turn: 180, pose: 'sit', shirt: '--pool', skin: 'langsat', hair: 'bun' },
  { turn: 180, pose: 'sit', shirt: '--clay', skin: 'langsat', hair: 'scarf', cap: '--clay' },
  { turn: 180, pose: 'sit', shirt: '--navy', skin: 'honey', hair: 'short' },
  { turn: 180, pose: 'sit', shirt: '--plum', skin: 'honey', hair: 'long' },
  { turn: 10, pose: 'ready', shirt: '--shirt', skin: 'honey', hair: 'tail', holds: racket },
  { turn: 168, pose: 'lunge', shirt: '--chalk', skin: 'honey', hair: 'short', holds: racket },
  { turn: 186, pose: 'ready', shirt: '--wood', skin: 'langsat', hair: 'curls', holds: racket },
  { turn: -14, pose: 'ready', shirt: '--optic', skin: 'honey', hair: 'cap', cap: '--night', holds: racket },
];
