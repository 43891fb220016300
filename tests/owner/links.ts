import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../content/schema.ts';

/** Every link of the built pages that leads nowhere: to a page, a place on a page or a file that is not there. */
export function brokenLinks(client: string): string[] {
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
