import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import { type Content, languages } from '../../content/schema.ts';
import { readSettings } from '../../server/settings/settings.ts';
import type { Assets } from '../../site/assets.ts';
import { addAsset, type Files } from '../lib/publishedFiles.ts';
import { colour } from '../lib/tokens.ts';
import { speculationRules } from '../pages/speculationRules.ts';
import { addAppAssociations } from './appAssociations.ts';
import { subsetForContent, webFontFace } from './font.ts';
import { makeIcons } from './icons.ts';
import { publishDrawings } from './pictures/drawings.ts';
import { makePictures } from './pictures/pictures.ts';
import { qrCode, qrTarget } from './qrCode.ts';

/** All assets except `css` and `script`, which publish.ts and develop.ts add. */
type SharedAssets = Omit<Assets, 'css' | 'script'> & { webFontCss: string };

export async function makeAssets(
  contents: Content[],
  drawings: Record<string, string>,
  files: Files,
): Promise<SharedAssets> {
  const [defaultContent] = contents;
  if (!defaultContent) throw new Error('There is no language to build: content/languages.ts finds none.');
  const font = addAsset(files, 'jakarta', '.woff2', await subsetForContent(contents));
  const { siteUrl } = readSettings({ SITE_URL: process.env['SITE_URL'] });
  const qr: Assets['qr'] = {};
  for (const language of languages) {
    const target = qrTarget(defaultContent.facts, language, siteUrl);
    if (target) qr[language] = addAsset(files, 'qr', '.svg', qrCode(target));
  }
  await makeIcons(files, defaultContent);
  addAppAssociations(files, defaultContent.facts);
  const pictures = { ...publishDrawings(drawings, files), ...(await makePictures(contents, files)) };
  const themeColours = { light: colour('--paper'), dark: colour('--paper', 'dark') };
  return {
    headScript: await inlineScript('site/islands/headScript.ts'),
    speculationRules: speculationRules(Boolean(defaultContent.facts.analytics)),
    webFontCss: webFontFace(font),
    qr,
    pictures,
    themeColours,
    ...(siteUrl && { siteUrl }),
  };
}

/** The braces put the script into a block, so that its variables are not global. */
async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const minified = await minify(file.replace(/ts$/, 'js'), `{${code}}`, { compress: { target: 'es2022' } });
  return minified.code;
}
