import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../content/schema.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import type { Files } from '../lib/publishedFiles.ts';
import { colour, standalone, standaloneInBothSchemes } from '../lib/tokens.ts';
import { png } from './png.ts';

const drawn = (bleed = 0) => renderToStaticMarkup(createElement(Mark, { bleed }));

export async function makeIcons(files: Files, content: Content): Promise<void> {
  const tile = drawn();
  // Home screens round the corners; the ball and the lines stay clear of them.
  const square = drawn(2);
  // The mark lies within the inner circle of 80%, which every mask leaves.
  const maskable = drawn(5);
  files.set('/favicon.svg', standaloneInBothSchemes(tile));
  const icon = (svg: string, size: number) => png(standalone(svg), size);
  // For programs that don't look for favicon.svg: link previews, old readers.
  files.set('/favicon.ico', ico(32, await icon(tile, 32)));
  files.set('/apple-touch-icon.png', await icon(square, 180));
  files.set('/icon-192.png', await icon(tile, 192));
  files.set('/icon-512.png', await icon(tile, 512));
  files.set('/icon-maskable-512.png', await icon(maskable, 512));
  files.set('/site.webmanifest', JSON.stringify(manifest(content)));
}

function manifest({ facts, site }: Content) {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: facts.name,
    short_name: facts.name,
    description: site.pages.home.description,
    start_url: '/',
    display: 'browser',
    background_color: colour('--paper'),
    theme_color: colour('--paper'),
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
}

function ico(size: number, image: Buffer): Buffer {
  const table = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  table.writeUInt32LE(image.length, 14);
  return Buffer.concat([table, image]);
}
