import { expect, test } from 'vitest';
import { languageNames, languages } from '../../content/schema.ts';
import type { Assets, Pictures } from '../../site/assets.ts';
import { drawings, type PageInput, pages, render } from '../../ssg/pages/render.tsx';
import { motionStyles } from '../../ssg/pages/styles.ts';
import { testContent } from '../content/testContent.ts';

/* Each .txt file records the HTML of a page with the words of tests/content, one element or text in each line. After an
   intended change of a page run npx vitest run tests/html --update and check the difference. */

const [home, about, article, , notFound] = pages;
const views: Record<string, Pick<PageInput, 'page' | 'language' | 'court' | 'hasLang'>> = {
  home: { page: home, language: 'en' },
  about: { page: about, language: 'id' },
  article: { page: article, language: 'en', hasLang: true },
  notFound: { page: notFound, language: 'id' },
  court: { page: home, language: 'id', court: 'futsal' },
};

const contents = Object.fromEntries(languages.map((language) => [language, structuredClone(testContent(language))]));
for (const { facts } of Object.values(contents)) facts.analytics = { script: 'https://a.id/a.js', site: 'sehobi.id' };

const drawingNames = ['area-map', ...Object.keys(drawings())];
const photographNames = ['team-ceo', 'screen-dashboard'];
const pictures = (names: string[], other: object = {}): Pictures =>
  Object.fromEntries(names.map((name) => [name, { src: `/${name}`, width: 300, height: 200, ...other }]));
const assets: Assets = {
  css: '',
  script: '/loader.js',
  deferredCss: '/deferred.css',
  headScript: '',
  speculationRules: '{}',
  qr: { en: '/qr.svg', id: '/qr.id.svg' },
  pictures: pictures(drawingNames),
  siteUrl: 'https://www.sehobi.id',
  shareCards: { '/about?lang=id': '/about.png', '/?play=futsal&lang=id': '/futsal.png' },
  themeColours: { light: '#fff', dark: '#000' },
};
/** Only about has photographs, in place of a drawn person and a drawn screen. */
const withPhotographs = { ...assets.pictures, ...pictures(photographNames, { height: 600, avif: '/avif 300w' }) };

/** Drawings are left out, except a court's people, and so are the languages' names, which are those of content/. */
const inLines = (html: string, hasPeople: boolean) =>
  (hasPeople ? html : html.replace(/(<svg[^>]*>).*?<\/svg>/gs, '$1'))
    .replace(/ d="[^"]*"|<!--.*?-->/g, '')
    .replace(/<\/\w+>|(?=<)|(?<=>)/g, '\n')
    .replace(/\s*\n\s*/g, '\n')
    .split('\n')
    .filter((line) => !Object.values(languageNames).includes(line))
    .join('\n');

test.each(Object.entries(views))('the HTML of %s is as recorded', async (name, view) => {
  const ownPictures = name === 'about' ? withPhotographs : assets.pictures;
  const html = await render({ ...view, contents, assets: { ...assets, pictures: ownPictures } });
  await expect(inLines(html, Boolean(view.court))).toMatchFileSnapshot(`${name}.txt`);
});

test('people, balls and free places are where motion.txt says', async () => {
  await expect(motionStyles().replaceAll('}', '}\n')).toMatchFileSnapshot('motion.txt');
});
