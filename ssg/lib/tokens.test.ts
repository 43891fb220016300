import { expect, test } from 'vitest';
import { colour, standaloneInBothSchemes } from './tokens.ts';

test('two colours that are equal in the light scheme keep their own values in the dark one', () => {
  expect(colour('--card')).toBe(colour('--chalk'));
  const svg = standaloneInBothSchemes('<svg><path stroke="var(--card)"/><path stroke="var(--chalk)"/></svg>');
  for (const name of ['--card', '--chalk']) {
    expect(svg).toContain(`<path stroke="${colour(name)}" data-stroke="${name}"/>`);
    expect(svg).toContain(`[data-stroke="${name}"]{stroke:${colour(name, 'dark')}}`);
  }
});
