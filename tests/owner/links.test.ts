import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenLinks } from './links.ts';

const built = 'dist/client';

test('every link of the real site leads somewhere', () => {
  expect(existsSync(`${built}/index.html`), 'the site is not built: npm run build').toBe(true);
  expect(brokenLinks(built)).toEqual([]);
});
