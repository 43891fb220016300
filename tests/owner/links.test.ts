import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { newest } from '../content/build.ts';

const built = 'dist/client';

test('every link of the real site has a target', () => {
  const builtAt = existsSync(`${built}/index.html`) ? statSync(`${built}/index.html`).mtimeMs : 0;
  expect(builtAt, 'dist/ is older than content/: npm run build').toBeGreaterThan(newest('content'));
  expect(brokenLinks(built)).toEqual([]);
});

/** Every link of the built pages to a page, a place on a page or a file that does not exist. */
function brokenLinks(client: string): string[] {
  const files = readdirSync(client).filter((name) => name.endsWith('.html'));
  const pages = new Map(files.map((name) => [name, readFileSync(join(client, name), 'utf8')]));
  return [...pages].flatMap(([file, html]) =>
    [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
      .map(([, target = '']) => target.replaceAll('&amp;', '&'))
      .filter((target) => !leads(client, pages, file, target))
      .map((target) => `${file} links to “${target}”, which is not there. Change the url in content/.`),
  );
}

function leads(client: string, pages: Map<string, string>, from: string, target: string): boolean {
  if (/^(https:\/\/[^/]+\.|mailto:.+@|tel:\+)/.test(target)) return true;
  const [own = '', ownLanguage] = from.replace(/\.html$/, '').split('.');
  const { pathname, searchParams, hash } = new URL(target, `http://site/${own}`);
  const language = searchParams.get('lang') ?? (/^[#?]/.test(target) ? ownLanguage : undefined) ?? languages[0];
  const name = pathname === '/' ? 'index' : pathname.slice(1);
  const html = pages.get(`${name}${language === languages[0] ? '' : `.${language}`}.html`);
  if (html === undefined) return existsSync(join(client, pathname));
  return hash.length < 2 || html.includes(` id="${hash.slice(1)}"`);
}
