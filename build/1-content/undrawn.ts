import type { Content } from '../../content/schema.ts';
import { missingLetters } from '../2-assets/letters.ts';

/** What a shared link's picture says (build/2-assets/shareCards.tsx). No device can put in a font of its own there. */
const onShareCards = [
  ['facts', 'name'],
  ['home', 'hero', 'title'],
  ['home', 'hero', 'claims'],
  ['about', 'banner', 'title'],
  ['about', 'banner', 'you'],
] as const;

/** Letters in the words of a share card that our font lacks: it would show an empty box for each. */
export const undrawnLetters = (content: Content) =>
  onShareCards.flatMap(([kind, ...path]) => {
    const words = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], content[kind]);
    const letters = missingLetters(String(words)).join(' ');
    const what = `${letters} cannot be drawn on the picture that a shared link shows; the font lacks it`;
    return letters ? [{ kind, path, what, cure: 'Say it in Latin letters.' }] : [];
  });
