import type { Content } from '../../content/schema.ts';
import { missingLetters } from '../assets/letters.ts';
import { valueAt } from './jsonSchema.ts';

/** The words in a shared link's picture (ssg/assets/shareCards.tsx), which has our font and no other. */
const onShareCards = [
  ['facts', 'name'],
  ['home', 'hero', 'title'],
  ['home', 'hero', 'claims'],
  ['about', 'banner', 'title'],
  ['about', 'banner', 'you'],
] as const;

/** Letters on a share card that our font lacks: it would show an empty box for each. */
export const undrawableLetters = (content: Content) =>
  onShareCards.flatMap(([kind, ...path]) => {
    const letters = missingLetters(String(valueAt(content[kind], path))).join(' ');
    const what = `${letters} cannot be drawn on the picture that a shared link shows; the font lacks it`;
    return letters ? [{ kind, path, what, cure: 'Say it in Latin letters.' }] : [];
  });
