import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltSite, loadBuiltSite } from '../../../server/pages/builtSite.ts';
import { testContent } from '../../content/testContent.ts';

/** A bundle like the real one. Its contact page shows its data as JSON, so that tests can search it. */
const bundle = `
const escape = (text) => text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const load = () => import('./about.js');
export const pages = [{ path: '/about', load }];
export async function render({ page, assets, language, hasLang, contactState }) {
  await page.load();
  return '<!DOCTYPE html><html lang="' + language + '" data-has-lang="' + hasLang + '" data-style="' + assets.style + '"><main>' + escape(JSON.stringify(contactState)) + '</main></html>';
}
`;

export const { facts, form: formWords } = testContent();

/** A folder with the smallest build that the server accepts. */
export function makeSiteFolder(siteUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
  const built = join(folder, 'dist/server');
  mkdirSync(built, { recursive: true });
  mkdirSync(join(folder, 'dist/client/assets'), { recursive: true });
  for (const page of ['index', '404', 'about'])
    writeFileSync(join(folder, `dist/client/${page}.html`), '<!DOCTYPE html>');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(built, 'render.js'), bundle);
  writeFileSync(join(built, 'about.js'), '');
  const id = { facts, form: { ...formWords, errors: { ...formWords.errors, email: { format: 'Email salah' } } } };
  const assets = { '/about': { style: 'about.css' } };
  const renderData = { contents: { en: { facts, form: formWords }, id }, assets, siteUrl };
  writeFileSync(join(built, 'render-data.json'), JSON.stringify(renderData));
  return {
    folder,
    dataFolder: join(folder, 'data'),
    loadBuiltSite: (): Promise<BuiltSite> => loadBuiltSite(built),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
