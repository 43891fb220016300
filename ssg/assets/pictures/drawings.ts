import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Pictures } from '../../../site/assets.ts';
import { addAsset, type Files } from '../../lib/publishedFiles.ts';
import { inBothSchemes } from '../../lib/tokens.ts';

/** Publishes the drawn people and the map as files of their own, so that no page carries them in its first flight. */
export function publishDrawings(files: Files): Pictures {
  const entries = globSync('site/{people,screens}/*.svg')
    .sort()
    .map((file) => {
      const { name } = parse(file);
      const svg = readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim();
      const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
      if (!width || !height) throw new Error(`${file} needs a viewBox.`);
      return [name, { src: addAsset(files, name, '.svg', inBothSchemes(svg)), width, height, sources: [] }];
    });
  return Object.fromEntries(entries);
}
