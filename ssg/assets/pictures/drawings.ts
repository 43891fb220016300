import type { Pictures } from '../../../site/assets.ts';
import { addAsset, type Files } from '../../lib/publishedFiles.ts';
import { standaloneInBothSchemes } from '../../lib/tokens.ts';

/** Publishes the drawn people as files of their own, so that no page carries them in its first flight. */
export function publishDrawings(svgs: Record<string, string>, files: Files): Pictures {
  const entries = Object.entries(svgs).map(([name, svg]) => {
    const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
    if (!width || !height) throw new Error(`The drawing ${name} (site/people) needs a viewBox.`);
    return [name, { src: addAsset(files, name, '.svg', standaloneInBothSchemes(svg)), width, height, sources: [] }];
  });
  return Object.fromEntries(entries);
}
