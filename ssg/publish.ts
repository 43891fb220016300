import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ActivityId, activityIds } from '../content/schema/activities.ts';
import { type Content, type Language, languages } from '../content/schema.ts';
import { emptyMessage } from '../contract/contact.ts';
import { contactPage, topics } from '../contract/contactState.ts';
import type { Assets } from '../site/assets.ts';
import type { SitePage } from '../site/pages.ts';
import { redirects } from '../site/redirects.ts';
import { withLangUnlessDefault } from '../site/route.ts';
import { fallbackFaces } from './assets/font.ts';
import { makeAssets } from './assets/makeAssets.ts';
import { makeShareCards } from './assets/shareCards.tsx';
import { addAsset, type Files, movePropsToFiles } from './lib/publishedFiles.ts';
import { compressFolder, keepOldAssets } from './output.ts';
import type { PageInput } from './pages/render.tsx';
import { addSitemapAndRobots } from './pages/sitemapAndRobots.ts';
import { chunkOf, type Manifest, stylesOf } from './pages/styles.ts';

/** The build is written here and moved to dist/ when complete, so that a server never reads half a build. */
export const stagingFolder = 'dist/.staging';
const renderer = 'ssg/pages/render.tsx';
const courtPage = 'site/home/CourtPage.tsx';
const loader = 'site/islands/loader.ts';

type Renderer = typeof import('./pages/render.tsx');

export async function publish(contents: Map<Language, Content>): Promise<void> {
  const byLanguage = Object.fromEntries(contents);
  const files: Files = new Map();
  const islandsManifest = readJson<Manifest>(`${stagingFolder}/client/islands.json`);
  const pagesManifest = readJson<Manifest>(`${stagingFolder}/server/pages.json`);
  const bundleFile = resolve(stagingFolder, 'server', chunkOf(pagesManifest, renderer).file);
  const { pages, render, drawings } = (await import(pathToFileURL(bundleFile).href)) as Renderer;
  const { webFontCss, ...otherAssets } = await makeAssets([...contents.values()], drawings(), files);
  const styles = stylesOf(pagesManifest, (file) => readFileSync(join(stagingFolder, 'server', file), 'utf8').trim());
  const deferredCss = addAsset(files, 'deferred', '.css', webFontCss + styles.deferred);

  const shareCards: Record<string, string> = {};
  for (const [language, content] of otherAssets.siteUrl ? contents : []) {
    const cards = await makeShareCards(files, content, pages);
    for (const [path, url] of Object.entries(cards)) shareCards[withLangUnlessDefault(path, language)] = url;
  }

  const sharedAssets = { ...otherAssets, shareCards, script: `/${chunkOf(islandsManifest, loader).file}`, deferredCss };
  const inlinedStyles = (source: string, pageAndCourt: Pick<PageInput, 'page' | 'court'>) =>
    styles.ofPage([renderer, source], (css) =>
      render({ ...pageAndCourt, language: languages[0], contents: byLanguage, assets: { ...sharedAssets, css } }),
    );
  // Every court has the same styles.
  const courtCss = fallbackFaces + (await inlinedStyles(courtPage, { page: pages[0], court: 'badminton' }));
  const courtPageStyles = [addAsset(files, 'court', '.css', courtCss), deferredCss];
  const courtAssets: Assets = { ...sharedAssets, css: '', courtPageStyles };
  const assetsByPage: Record<string, Assets> = {};
  for (const page of pages) {
    const assets = { ...sharedAssets, css: fallbackFaces + (await inlinedStyles(page.source, { page })) };
    assetsByPage[page.path] = assets;
    for (const [language, content] of contents) {
      for (const { file, ...view } of viewsOf(page, content)) {
        const input = { page, language, contents: byLanguage, assets: view.court ? courtAssets : assets, ...view };
        // A page in the default language is built twice: for /about, and for /about?lang=en, whose links also have ?lang=.
        for (const hasLang of language === languages[0] ? [false, true] : [true]) {
          const html = movePropsToFiles(await render({ ...input, hasLang }), files);
          files.set(`/${file}${hasLang ? `.${language}` : ''}.html`, html);
        }
      }
    }
  }
  files.set('/_redirects.json', JSON.stringify(redirects));
  addSitemapAndRobots(files, pages, otherAssets.siteUrl);
  if (!otherAssets.siteUrl) console.log(noSiteUrlWarning);
  const clientFolder = join(stagingFolder, 'client');
  writeFiles(clientFolder, files);
  const renderData = { siteUrl: otherAssets.siteUrl, contents: byLanguage, assets: assetsByPage };
  const buildHash = hash('sha256', JSON.stringify(renderData), 'hex').slice(0, 12);
  writeFileSync(join(stagingFolder, 'server/render-data.json'), JSON.stringify({ buildHash, ...renderData }));
  rmSync(join(clientFolder, 'islands.json'));
  await compressFolder(clientFolder);
  keepOldAssets('dist/client', clientFolder);
  for (const part of ['client', 'server']) replaceFolder(join('dist', part), join(stagingFolder, part));
}

type View = { file: string } & Pick<PageInput, 'court' | 'contactState'>;

/** server/http/static/target.ts selects one of these views by the query parameter. */
function viewsOf({ path, file }: SitePage, { form }: Content): View[] {
  const courtView = (court: ActivityId) => ({ file: `play/${court}`, court });
  const topicView = (topic: (typeof topics)[number]) => ({
    file: `topic/${topic}`,
    contactState: { values: { ...emptyMessage, message: `${form.topics[topic]}\n` } },
  });
  if (path === '/') return [{ file }, ...activityIds.map(courtView)];
  if (path === contactPage) return [{ file }, ...topics.map(topicView)];
  return [{ file }];
}

function replaceFolder(old: string, complete: string): void {
  rmSync(`${old}.old`, { recursive: true, force: true });
  if (existsSync(old)) renameSync(old, `${old}.old`);
  renameSync(complete, old);
  rmSync(`${old}.old`, { recursive: true, force: true });
}

const noSiteUrlWarning =
  'Built without SITE_URL: enough to try it. In production, canonical links, share cards, structured data, sitemap.xml and a QR code that works for both stores need it.\n  For example: SITE_URL=https://www.sehobi.example npm run build';

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
