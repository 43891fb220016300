import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Pictures } from '../../../site/assets.ts';
import { addAsset, type Files } from '../../lib/publishedFiles.ts';
import { renderedSvgInBothSchemes, renderedSvgInLightColours, svgFileInBothSchemes } from '../../lib/tokens.ts';

export function publishDrawings(drawings: Record<string, string>, files: Files): Pictures {
  const svgFiles = globSync('site/{people,screens}/*.svg').map((file): [string, string] => [
    parse(file).name,
    svgFileInBothSchemes(readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()),
  ]);
  // In dark mode home’s people keep their light colours, as the players in the sheets do.
  const recolour = (name: string, svg: string) =>
    ['evening', 'desk', 'finale'].includes(name) ? renderedSvgInLightColours(svg) : renderedSvgInBothSchemes(svg);
  const colouredDrawings = Object.entries(drawings).map(([name, svg]): [string, string] => [name, recolour(name, svg)]);
  const entries = [...svgFiles.sort(), ...colouredDrawings].map(([name, svg]) => {
    const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    if (!width || !height) throw new Error(`The drawing ${name} needs a viewBox.`);
    return [name, { src: addAsset(files, name, '.svg', svg), width, height }];
  });
  return Object.fromEntries(entries);
}
