import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compressFolder } from '../../ssg/hosts/compress.ts';

/** Where the variants of the home page stand beside it, served by the same process. */
export const variants = { ours: '/', stripped: '/stripped', plain: '/plain', floor: '/floor' } as const;

/** A copy of the built site with more pages: home without scripts and web font, its text as plain HTML, and the floor. */
export async function siteWithVariants(): Promise<string> {
  const folder = copyOf('dist/client');
  const client = join(folder, 'dist/client');
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  writeFileSync(join(client, 'stripped.html'), withoutScriptsAndFont(home));
  writeFileSync(join(client, 'plain.html'), asPlainHtml(home));
  writeFileSync(join(client, 'floor.html'), floor);
  await compressFolder(client);
  return folder;
}

/** Another site, served exactly as ours is. */
export async function peerSite(files: string): Promise<string> {
  if (!existsSync(join(files, 'index.html')))
    throw new Error(`${files} has no index.html. Name the folder of a built site: npm run bench -- ../other-site/dist`);
  const folder = copyOf(files);
  const client = join(folder, 'dist/client');
  if (!existsSync(join(client, '404.html'))) cpSync(join(client, 'index.html'), join(client, '404.html'));
  await compressFolder(client);
  return folder;
}

/** With our own server's half, without which it does not start. */
function copyOf(client: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-bench-'));
  cpSync(client, join(folder, 'dist/client'), { recursive: true });
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const withoutScriptsAndFont = (html: string) =>
  html
    .replace(/<noscript>.*<\/template>(?=<\/body>)/s, '')
    .replace(/<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/@font-face\{font-family:Jakarta;[^}]*\}/, '');

/** The least that a page can be: a headline and two sentences, written by hand. */
const floor = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Find people who play what you play</title><meta name="description" content="People with the same hobby, events and courts in Jabodetabek and Bandung.">
<style>body{margin:2rem auto;max-width:40rem;padding:0 1rem;font:1.0625rem/1.6 sans-serif;color:#12211b;background:#f6f3ea}h1{font-size:2.75rem;line-height:1.05}</style>
</head><body><main><h1>Find people who play what you play.</h1><p>Meet people with the same hobby, join or host an event, and rent the court, lane or studio together.</p>
<p><a href="/about">One app for the plan, the place and the split bill.</a></p></main></body></html>
`;

const style = `body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 sans-serif;color:#12211b;
background:#f6f3ea}h1{font-size:2.75rem;line-height:1.05}`;

/** What a person who writes HTML by hand would make of the same text. */
function asPlainHtml(html: string): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const text = body.replace(/<(svg|style|script|template)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/g, '');
  const blocks = [...text.matchAll(/<(h[1-4]|p|li|button|dt|dd)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag = 'p', inner = '']) => {
      const words = inner
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      const block = /^h/.test(tag) ? tag : 'p';
      return words && `<${block}>${words}</${block}>`;
    },
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<style>${style}</style></head><body>${blocks.join('\n')}</body></html>`;
}
