import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownContent } from '../../tests/content/own.ts';
import { beyondFirstFlight } from './build.ts';

const content = ownContent();
test('a page within its first flight is no problem', () => {
  expect(beyondFirstFlight('/', '<p>Hello</p>', content)).toEqual([]);
});

test('words that make a page too large are told by how much and where the most stand, and hold up no launch', () => {
  const title = randomBytes(20_000).toString('base64');
  const team = { ...content.about.team, title };
  const about = { ...content.about, team };
  const [problem] = beyondFirstFlight('/about', `<h2>${title}</h2>`, { ...content, about });
  expect(problem?.what).toMatch(/^\/about is \d+ bytes larger than the 14,200/);
  expect(problem?.todo).toMatch(/The most words stand in About, team: \d+ bytes/);
  expect(problem?.isAdvice).toBe(true);
});
