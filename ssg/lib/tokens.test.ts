import { expect, test } from 'vitest';
import { publishDrawings } from '../assets/pictures/drawings.ts';
import type { Files } from './publishedFiles.ts';
import { colour, darken, renderedSvgInBothSchemes } from './tokens.ts';

test('a drawing gets the dark value of each colour, also of two that are equal in the light scheme', () => {
  expect(colour('--card')).toBe(colour('--chalk'));
  expect(colour('--card', 'dark')).not.toBe(colour('--chalk', 'dark'));
  const svg = renderedSvgInBothSchemes('<svg><path stroke="var(--card)"/><path stroke="var(--chalk)"/></svg>');
  for (const name of ['--card', '--chalk']) {
    expect(svg).toContain(`<path stroke="${colour(name)}" data-stroke="${name}"/>`);
    expect(svg).toContain(`[data-stroke="${name}"]{stroke:${colour(name, 'dark')}}`);
  }
});

test('a misspelt colour is an error', () => {
  expect(() => colour('--crad')).toThrow('Add it there, or correct the name');
});

test('in the dark scheme the owner’s brand colour is a third darker', () => {
  expect(darken('#155c3d')).toBe('#0e3f29');
});

test('drawings have both schemes, except evening, desk and finale, which keep the light colours', () => {
  const files: Files = new Map();
  const svg = '<svg viewBox="1 1 30 20"><path fill="var(--card)"/></svg>';
  const pictures = publishDrawings({ steps: svg, evening: svg, desk: svg, finale: svg }, files);
  expect(pictures['steps']).toMatchObject({ width: 30, height: 20 });
  const hasDarkScheme = (name: string) => /scheme:dark/.test(String(files.get(pictures[name]?.src ?? '')));
  expect(['steps', 'evening', 'desk', 'finale'].filter(hasDarkScheme)).toEqual(['steps']);
});
