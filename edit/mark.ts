import { Resvg } from '@resvg/resvg-js';
import { ContentError } from '../ssg/content/content.ts';
import { Drafts } from './drafts.ts';
import { writeDrafts } from './save.ts';

/** In bytes. The mark is in the header, which must arrive in the first round trip. */
const maxLength = 3000;

/** Replaces the mark by an uploaded SVG, or by a letter. */
export function changeMark(file: string | null): void {
  const drafts = new Drafts();
  const svg = file === null ? undefined : cleaned(Buffer.from(file, 'base64').toString());
  drafts.binaries.set('content/images/mark.svg', svg === undefined ? undefined : Buffer.from(svg));
  writeDrafts(drafts, 'facts.name');
}

/** Redraws the SVG from its shapes only: no script, style, link or font of the file is left. */
function cleaned(svg: string): string {
  const { width, height, shapes } = drawn(svg);
  if (!/<path/.test(shapes) || /<image/.test(shapes))
    throw new ContentError('A mark has to be drawn of shapes alone. Turn words into outlines and export it again');
  const inner = `<svg viewBox="0 0 ${width} ${height}" width="32" height="32">${shapes.replace(/>\s+</g, '><').trim()}</svg>`;
  if (inner.length > maxLength)
    throw new ContentError(
      `This drawing has ${inner.length} characters, ${maxLength} are the most. Simplify its outlines`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>\n`;
}

function drawn(svg: string) {
  try {
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing.toString()) ?? [];
    return { width: drawing.width, height: drawing.height, shapes };
  } catch (error) {
    throw new ContentError(`This file is no SVG that can be drawn (${String(error)}). Export it again as SVG`);
  }
}
