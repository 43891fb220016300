import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltSite, loadBuiltSite } from '../../../server/pages/builtSite.ts';
import { testContent } from '../../content/testContent.ts';

/** A small substitute for the built dist/server/render.js. Its pages show the contact form's state as JSON, so that tests can search it. */
const renderBundle = `
const escape = (text) => text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const load = () => import('./about.js');
export const pages = [{ path: '/about', load }];
export async function render({ page, assets, language, hasLang, contactState }) {
  await page.load();
  return '<!DOCTYPE html><html lang="' + language + '" data-has-lang="' + hasLang + '" data-style="' + assets.style + '"><main>' + escape(JSON.stringify(contactState)) + '</main></html>';
}
`;

export const { facts, form: formWords } = testContent();

export function makeSiteFolder(siteUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
  const serverFolder = join(folder, 'dist/server');
  mkdirSync(serverFolder, { recursive: true });
  mkdirSync(join(folder, 'dist/client/assets'), { recursive: true });
  for (const page of ['index', '404', 'about'])
    writeFileSync(join(folder, `dist/client/${page}.html`), '<!DOCTYPE html>');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(serverFolder, 'render.js'), renderBundle);
  writeFileSync(join(serverFolder, 'about.js'), '');
  const indonesianErrors = { ...formWords.errors, email: { format: 'Email salah' } };
  const contents = { en: { facts, form: formWords }, id: { facts, form: { ...formWords, errors: indonesianErrors } } };
  const renderData = { contents, assets: { '/about': { style: 'about.css' } }, siteUrl };
  writeFileSync(join(serverFolder, 'render-data.json'), JSON.stringify(renderData));
  return {
    folder,
    dataFolder: join(folder, 'data'),
    loadBuiltSite: (): Promise<BuiltSite> => loadBuiltSite(serverFolder),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
