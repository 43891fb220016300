import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Pictures } from '../../../site/assets.ts';
import { addAsset, type Files } from '../../lib/publishedFiles.ts';
import { inBothSchemes, standalone, standaloneInBothSchemes } from '../../lib/tokens.ts';

/** Publishes drawings as files, so that they take no bytes in a page: SVG files of the site, and components (`drawn`). */
export function publishDrawings(drawn: Record<string, string>, files: Files): Pictures {
  const ownFiles = globSync('site/{people,screens}/*.svg').map((file): [string, string] => [
    parse(file).name,
    inBothSchemes(readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim()),
  ]);
  // Home's last scene is equally dark in both schemes, so its people keep the light scheme's colours.
  const coloured = (name: string, svg: string) => (name === 'finale' ? standalone(svg) : standaloneInBothSchemes(svg));
  const rendered = Object.entries(drawn).map(([name, svg]): [string, string] => [name, coloured(name, svg)]);
  const entries = [...ownFiles.sort(), ...rendered].map(([name, svg]) => {
    const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
    if (!width || !height) throw new Error(`The drawing ${name} needs a viewBox.`);
    return [name, { src: addAsset(files, name, '.svg', svg), width, height }];
  });
  return Object.fromEntries(entries);
}
