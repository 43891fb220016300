import type { PlayerProps } from './Player.tsx';

type Look = Pick<PlayerProps, 'shirt' | 'skin' | 'hair' | 'cap'>;

/** The evening's eight people of content/en/evening.yaml. Shirts have the colours of screens/Row.tsx. */
export const cast = {
  dewi: { shirt: '--clay', hair: 'tail' },
  rizal: { shirt: '--navy', skin: 'teak', hair: 'short' },
  putri: { shirt: '--sand', skin: 'langsat', hair: 'scarf', cap: '--plum' },
  bagus: { shirt: '--plum', hair: 'cap', cap: '--sand' },
  maya: { shirt: '--pool', skin: 'langsat', hair: 'bun' },
  yohan: { shirt: '--wood', skin: 'teak', hair: 'curls' },
  seventh: { shirt: '--track', hair: 'long' },
  eighth: { shirt: '--chalk', skin: 'langsat', hair: 'short' },
} as const satisfies Record<string, Look>;
