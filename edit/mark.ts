import { Resvg } from '@resvg/resvg-js';
import { ContentError } from '../ssg/content/content.ts';
import { Drafts } from './fields.ts';
import { commit } from './writing.ts';

/** All of the header is to arrive in the first round trip, and the mark stands in it. */
const most = 3000;

/** Puts an uploaded SVG in the place of the mark; without one a letter stands there. */
export function changeMark({ language, svg }: { language: string; svg?: string | undefined }): void {
  const drafts = new Drafts();
  drafts.others.set('content/images/mark.svg', svg === undefined ? undefined : Buffer.from(cleaned(svg)));
  commit(drafts, 'facts.name', language);
}

/** Drawn anew from its shapes alone: no script, style, link or font of the file is left. */
function cleaned(svg: string): string {
  let drawn: Resvg;
  try {
    drawn = new Resvg(svg, { font: { loadSystemFonts: false } });
  } catch (error) {
    throw new ContentError(`This file is no SVG that can be drawn (${String(error)}).\n  Export it again as SVG`);
  }
  const { width, height } = drawn;
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawn.toString()) ?? [];
  if (!/<path/.test(shapes))
    throw new ContentError('This drawing has no shapes.\n  Turn its words into outlines and export it again');
  if (/<image/.test(shapes))
    throw new ContentError('This drawing holds a photograph.\n  A mark has to be drawn of shapes');
  const inner = `<svg viewBox="0 0 ${width} ${height}" width="32" height="32">${shapes.replace(/>\s+</g, '><').trim()}</svg>`;
  if (inner.length > most)
    throw new ContentError(
      `This drawing has ${inner.length} characters, ${most} are the most.\n  Simplify its outlines`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>\n`;
}
