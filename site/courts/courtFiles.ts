// biome-ignore-all lint/style/noRestrictedImports: read while the site is built; its bundle has them written out (ssg/sitePlugin.ts)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActivityId, activityIds } from '../../content/schema/hero.ts';

/** The groups of an SVG file by their ids, as markup. Where a part names a token beside its colour, the token counts. */
function drawingOf(name: string) {
  const svg = readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8')
    .replace(/(\w+)="[^"]*" data-\1="(--[\w-]+)"/g, '$1="var($2)"')
    .replace(/>\s+</g, '><');
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const groups = svg.matchAll(/<g id="([\w-]+)">(.*?)<\/g>(?=<g id=|<\/svg>)/gs);
  const { lines, ...others }: Record<string, string> = Object.fromEntries(
    [...groups].map(([, id, inside]) => [id, inside]),
  );
  if (!viewBox || !lines) throw new Error(`site/courts/${name}.svg needs a viewBox and a group <g id="lines">.`);
  return { viewBox, lines, others };
}

type Drawing = ReturnType<typeof drawingOf>;

export const courtDrawings = Object.fromEntries(activityIds.map((court) => [court, drawingOf(court)])) as Record<
  ActivityId,
  Drawing
>;
