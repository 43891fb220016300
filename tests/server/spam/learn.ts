import { readFileSync } from 'node:fs';
import { wordsIn } from '../../../server/contact/spam/words.ts';

export type Folder = 'tuned' | 'heldOut';
export type Kind = 'people' | 'advertisements';
export const messagesOf = (folder: Folder, kind: Kind): string[] =>
  ['en', 'id'].flatMap((language) =>
    readFileSync(`tests/server/spam/${folder}/${kind}.${language}.txt`, 'utf8').trim().split('\n'),
  );

/** A word of one message says more about that message than about its kind. */
const leastMessages = 2;
const mostWords = 750;
/** So much of the logarithm of the odds is a point: the words of a usual message then weigh about as much as one phrase. */
const oddsOfPoint = 2;

/** The words that tell advertisements from people, each with its points in quarters (naive Bayes). */
export function learn(): string {
  const people = messagesOf('tuned', 'people').map(wordsIn);
  const advertisements = messagesOf('tuned', 'advertisements').map(wordsIn);
  const telling = [...new Set([...people, ...advertisements].flatMap((words) => [...words]))]
    .map((word) => {
      const inPeople = people.filter((words) => words.has(word)).length;
      const inAdvertisements = advertisements.filter((words) => words.has(word)).length;
      const odds = Math.log(
        (inAdvertisements + 1) / (advertisements.length + 2) / ((inPeople + 1) / (people.length + 2)),
      );
      const messages = inPeople + inAdvertisements;
      return {
        word,
        messages,
        strength: Math.abs(odds) * Math.sqrt(messages),
        point: Math.round((4 * odds) / oddsOfPoint) / 4,
      };
    })
    .filter(({ messages, point }) => messages >= leastMessages && point !== 0)
    .sort((one, other) => other.strength - one.strength || (one.word < other.word ? -1 : 1))
    .slice(0, mostWords);
  const points = [...new Set(telling.map(({ point }) => point))].sort((one, other) => one - other);
  return points
    .map((point) =>
      lines(
        point,
        telling
          .filter((of) => of.point === point)
          .map(({ word }) => word)
          .sort(),
      ),
    )
    .join('');
}

function lines(point: number, words: readonly string[]): string {
  const text = words.join(' ').replace(/(.{1,100})(?: |$)/g, `${point}: $1\n`);
  return text;
}

/** The file as it is stored. */
export const learnedFile = (): string => `/**
 * The common words that tell advertisements from people, by their points; above 0 they speak for an advertisement. Learned
 * from tests/server/spam/tuned, not written by hand: after a change there, \`npx vitest run tests/server/spam.test.ts -u\`.
 */
export const learned = \`
${learn()}\`;
`;
