import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  const { pathname, searchParams, hash } = new URL(target, 'http://site/');
  const language = searchParams.get('lang');
  const name = pathname === '/' ? 'index' : pathname.slice(1);
  const html = target.startsWith('#') ? pages.get(from) : pages.get(`${name}${language ? `.${language}` : ''}.html`);
  if (html === undefined) return target.startsWith('/') && existsSync(join(client, pathname));
  return hash.length < 2 || html.includes(` id="${hash.slice(1)}"`);
}
