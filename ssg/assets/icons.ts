import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../content/schema.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import { png } from '../lib/png.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { colour, standalone, standaloneInBothSchemes } from '../lib/tokens.ts';

const drawn = (bleed = 0) => renderToStaticMarkup(createElement(Mark, { bleed }));

/** Adds every icon of the site, and the manifest that names them, all from the one drawing in content/images/mark.svg. */
export async function makeIcons(files: Files, content: Content): Promise<void> {
  const tile = drawn();
  // Home screens cut a square icon themselves; the ball and the lines stand clear of any corner.
  const square = drawn(2);
  // All of the mark lies within the inner circle of 80%, which every mask leaves.
  const maskable = drawn(5);
  files.set('/favicon.svg', standaloneInBothSchemes(tile));
  const icon = (svg: string, size: number) => png(standalone(svg), size);
  const favicons = [16, 32, 48].map(async (size) => ({ size, image: await icon(tile, size) }));
  files.set('/favicon.ico', ico(await Promise.all(favicons)));
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

/** An ICO file is a table of contents before its PNG images. */
function ico(images: { size: number; image: Buffer }[]): Buffer {
  const entry = 16;
  const header = Buffer.alloc(6 + images.length * entry);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, image }] of images.entries()) {
    const at = 6 + index * entry;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images.map(({ image }) => image)]);
}
