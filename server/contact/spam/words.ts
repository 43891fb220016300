import { learned } from './learnedWords.ts';
import { link, mailAddress } from './links.ts';

const points = new Map(
  learned
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [point, words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word, Number(point)] as const);
    }),
);
/** However many common words there are, they decide no more than this. */
const most = 2.5;

/** Without those of links and addresses, which say nothing about the kind of message. */
export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(mailAddress, ' ')
      .replace(link, ' ')
      .match(/\p{L}[\p{L}']+/gu),
  );

/** How much the common words sound like an advertisement (above 0) or a person (below), and the strongest of them. */
export function soundOf(text: string): { weight: number; strongest: string[] } {
  const known = [...wordsIn(text)].map((word) => ({ word, point: points.get(word) ?? 0 }));
  const sum = known.reduce((total, { point }) => total + point, 0);
  const strongest = known.filter(({ point }) => point > 0).sort((one, other) => other.point - one.point);
  return { weight: Math.max(-most, Math.min(most, sum)), strongest: strongest.slice(0, 3).map(({ word }) => word) };
}
