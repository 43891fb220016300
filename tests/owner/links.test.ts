import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newest } from '../content/build.ts';
import { brokenLinks } from './links.ts';

const built = 'dist/client';

test('every link of the real site leads somewhere', () => {
  const builtAt = existsSync(`${built}/index.html`) ? statSync(`${built}/index.html`).mtimeMs : 0;
  expect(builtAt, 'dist/ is older than content/: npm run build').toBeGreaterThan(newest('content'));
  expect(brokenLinks(built)).toEqual([]);
});
