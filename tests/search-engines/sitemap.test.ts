import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { photographsShown } from '../../ssg/assets/pictures/slots.ts';
import type { Files } from '../../ssg/lib/publishedFiles.ts';
import { modifiedOn } from '../../ssg/pages/modified.ts';
import { addForSearchEngines, sitemap } from '../../ssg/pages/sitemap.ts';
import { ownContent } from '../content/own.ts';

const siteUrl = 'https://www.sehobi.id';
const root = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the sitemap lists each page that is to be found, in each language, and no other', () => {
  const locations = [...sitemap(pages, siteUrl, {}).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  const indexed = pages.filter(({ indexed }) => indexed);
  expect(locations).toHaveLength(indexed.length * languages.length);
  expect(locations).toEqual(
    expect.arrayContaining([`${siteUrl}/?lang=en`, `${siteUrl}/about?lang=en`, `${siteUrl}/about?lang=id`]),
  );
});

test('a page is as old as its own words and sources', () => {
  const asked: string[][] = [];
  const map = sitemap(pages, siteUrl, { about: ['content/images/team-ceo.jpg'] }, (paths) => {
    asked.push([...paths]);
    return paths.includes('content/en/about.yaml') ? '2026-10-12' : undefined;
  });
  expect(asked[0]).toEqual([
    'site/home',
    ...['home', 'courts', 'evening'].map((kind) => `content/en/${kind}.yaml`),
    'content/facts.yaml',
  ]);
  // Every language of home comes before those of about.
  const [, second] = languages;
  expect(asked[languages.length + 1]).toEqual([
    'site/about',
    ...['about', 'evening', 'form'].map((kind) => `content/${second}/${kind}.yaml`),
    'content/facts.yaml',
    'content/images/team-ceo.jpg',
  ]);
  expect(map.match(/<lastmod>/g)).toHaveLength(1);
  expect(map).toContain(`<loc>${siteUrl}/about?lang=en</loc><lastmod>2026-10-12</lastmod>`);
});

test('a photograph belongs to the pages that show it', () => {
  const images = join(root, 'images');
  mkdirSync(images);
  for (const name of ['team-ceo.jpg', 'face-softball.png', 'screen-dashboard.png'])
    writeFileSync(join(images, name), '');
  expect(photographsShown([ownContent('en')], images)).toEqual({
    home: [`${images}/face-softball.png`, `${images}/screen-dashboard.png`],
    about: [`${images}/screen-dashboard.png`, `${images}/team-ceo.jpg`],
  });
});

test('robots are shown the sitemap once there is one, and never kept from a page', () => {
  const [local, live]: Files[] = [new Map(), new Map()];
  addForSearchEngines(local ?? new Map(), pages, undefined, {});
  addForSearchEngines(live ?? new Map(), pages, siteUrl, {});
  expect([...(local?.keys() ?? [])]).toEqual(['/robots.txt']);
  expect(String(live?.get('/robots.txt'))).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  for (const { path } of pages) expect(String(live?.get('/robots.txt'))).not.toContain(`Disallow: ${path}\n`);
});

test('a date comes from the last commit, and from the file where there is no git', () => {
  const folder = mkdtempSync(join(root, 'repository-'));
  mkdirSync(join(folder, 'words'));
  const file = join(folder, 'words/home.yaml');
  writeFileSync(file, 'a: 1');
  utimesSync(file, new Date('2020-02-02'), new Date('2020-02-02'));
  expect(modifiedOn(['words', 'missing'], folder)).toBe('2020-02-02');
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: '2026-03-04T05:06:07Z',
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b.c',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b.c',
      },
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'words');
  expect(modifiedOn(['words'], folder)).toBe('2026-03-04');
  expect(modifiedOn(['missing'], folder)).toBeUndefined();
});
