import { cpSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityIds } from '../../content/schema/hero.ts';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { courtAddress, withLanguage } from '../../site/route.ts';
import { firstFlight } from '../../ssg/budgets.ts';
import { loadContents } from '../../ssg/content/content.ts';
import { builtCopy } from '../get-app/builtCopy.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';
import { answered } from '../speed/answered.ts';

const contents = [...loadContents().values()];
const env = { SITE_URL: 'https://www.sehobi.id' };

let copy: ReturnType<typeof builtCopy>;
let server: Started;
beforeAll(async () => {
  // The real content in the place of the tests'.
  copy = builtCopy((content) => cpSync('content', content, { recursive: true }), env);
  server = await startServerProcess({ cwd: copy.folder, env });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

const addresses = [
  ...pages.map(({ path, status }) => (status === 404 ? '/no-such-page' : path)),
  ...activityIds.map(courtAddress),
].flatMap((path) => languages.map((language) => withLanguage(path, language)));

test.each(addresses)('%s and its headers arrive in the first flight of a connection', async (address) => {
  const answer = await answered(server.url, address);
  expect(answer.toString('latin1')).toContain('Content-Encoding: br');
  expect(answer.length, 'bytes; see docs/performance.md').toBeLessThanOrEqual(firstFlight);
});

test.each(activityIds)(
  'a messenger finds the court %s with its line, its address and a picture of its own',
  async (court) => {
    for (const [at, language] of languages.entries()) {
      const address = withLanguage(courtAddress(court), language);
      const html = await (await fetch(server.url + address)).text();
      const said = (property: string) =>
        new RegExp(`property="og:${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect(said('title')).toBe(contents[at]?.courts.rooms[court].line);
      expect(said('url')).toBe(env.SITE_URL + address);
      expect(said('image')).toContain(`/assets/share-${court}-`);
      const picture = await fetch(server.url + new URL(said('image') ?? '').pathname);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  },
);
