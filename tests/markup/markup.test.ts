import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { activityIds } from '../../content/schema/hero.ts';
import { type Content, languages } from '../../content/schema.ts';
import { roomStyles } from '../../site/courts/courtStyles.ts';
import { floorStyles } from '../../site/courts/floors.ts';
import { drawings, type PageInput, pages, render } from '../../ssg/pages/render.tsx';
import { motionStyles } from '../../ssg/pages/styles.ts';
import { testContent } from '../content/testContent.ts';
import { assets } from './assets.ts';

/* The files beside this one record the HTML of pages and the generated styles. After an intended change run
   npx vitest run tests/markup -u and check the difference. */

/** As after the launch: both stores, an app, visit counting and the owner's links. */
function withAddresses(content: Content): Content {
  const changed = structuredClone(content);
  const { site, facts } = changed;
  site.actions.login.url = 'https://app.sehobi.id/login';
  site.footer.company.items = ['/about#team', 'https://jobs.sehobi.id'].map((url) => ({ label: url, url }));
  site.footer.legal.items = [];
  facts.stores.appStore.url = 'https://apps.apple.com/id/app/sehobi/id1234567890';
  if (facts.apps) facts.apps.ios.appStoreId = '1234567890';
  facts.analytics = { script: '/js/script.js', site: 'www.sehobi.id' };
  facts.social = [];
  return changed;
}

const contents = Object.fromEntries(languages.map((language) => [language, testContent(language)]));
const htmlOf = (input: Omit<PageInput, 'contents' | 'assets'>) => render({ assets, contents, ...input });

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Each element on a line, and of each drawing only a checksum. */
const inLines = (html: string) =>
  html
    // The logo is the owner's.
    .replace(/<svg viewBox="0 0 32 32".*?<\/svg>/g, '')
    .replace(/(?<=<svg[^>]*>).*?(?=<\/svg>)/g, checksum)
    .replaceAll('&quot;', '"')
    .replace(/(?=<[a-z])/g, '\n')
    // An owner may add languages.
    .replace(/(\n<li>)?\n<[^>]*hrefLang="(?!en|id|x-).*/g, '');

const [home, about, , , notFound] = pages;
test.each([
  ['home', { page: home, language: 'en' }],
  ['about', { page: about, language: 'en', contents: { en: withAddresses(testContent()) } }],
  ['notFound', { page: notFound, language: 'id', isChosen: true }],
  ['court', { page: home, language: 'id', court: 'bowling' }],
] as const)('the HTML of %s is as recorded', async (name, input) => {
  await expect(inLines(await htmlOf(input))).toMatchFileSnapshot(`${name}.txt`);
});

test('the drawings, and the styles of floors, rooms and all that moves, are as recorded', async () => {
  const courts = activityIds.map(async (court) => {
    const html = inLines(await htmlOf({ page: home, language: 'en', court }));
    return html.match(/^<(section|svg class="court).*/gm);
  });
  const images = Object.entries(drawings()).map(([name, drawing]) => `${name} ${checksum(drawing)}`);
  const styles = (floorStyles() + roomStyles() + motionStyles()).replaceAll('}', '}\n');
  const lines = [...(await Promise.all(courts)).flat(), ...images, styles];
  await expect(lines.join('\n')).toMatchFileSnapshot('drawings.txt');
});
