import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../content/schema.ts';
import { Mark } from '../../site/brand/Mark.tsx';
import type { Files } from '../lib/publishedFiles.ts';
import { colour, renderedSvgInBothSchemes, renderedSvgInLightColours } from '../lib/tokens.ts';
import { png } from './png.ts';

const markSvg = ({ margin } = { margin: 0 }) => renderToStaticMarkup(createElement(Mark, { margin }));

export async function makeIcons(files: Files, content: Content): Promise<void> {
  const mark = markSvg();
  // The margin is for phones, which cut off the corners of the icon on the home screen.
  const markWithMargin = markSvg({ margin: 2 });
  const icon = (svg: string, size: number) => png(renderedSvgInLightColours(svg), size);
  files.set('/favicon.svg', renderedSvgInBothSchemes(mark));
  files.set('/favicon.ico', ico(32, await icon(mark, 32)));
  files.set('/apple-touch-icon.png', await icon(markWithMargin, 180));
  for (const size of manifestIconSizes) files.set(`/icon-${size}.png`, await icon(mark, size));
  files.set('/site.webmanifest', JSON.stringify(manifest(content)));
}

const manifestIconSizes = [192, 512];

const manifest = ({ facts, site }: Content) => ({
  name: facts.name,
  short_name: facts.name,
  description: site.pages.home.description,
  start_url: '/',
  display: 'browser',
  background_color: colour('--paper'),
  theme_color: colour('--paper'),
  icons: manifestIconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
});

/** An ICO file: 22 bytes that say how many images follow, their sizes, bits per pixel, lengths and offsets; then the image. */
function ico(size: number, image: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
}
