import { coloursWithoutLightDark } from './tokens.ts';

/** What Vite writes of a build: each source file with its output, its imports and its style files. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Styles of what no first view shows are named so, beside their component; the build puts them into one file. */
export const isLater = (file: string) => /\.later\.css$/.test(file);
const laterFile = /(^|\/)later-[^/]*\.css$/;

/** For vite.config: one file for all of them. */
export const laterInOneFile = { name: 'later', test: isLater };

export function entry(manifest: Manifest, source: string) {
  const found = manifest[source];
  if (!found) throw new Error(`${source} is not in the build. Is its path in site/pages.ts right?`);
  return found;
}

/** The styles that a page carries inside itself: of every page, then its own. */
export function pageStyles(manifest: Manifest, sources: string[], read: (file: string) => string): string {
  const files = new Set(sources.flatMap((source) => stylesBelow(manifest, source)));
  return [...files]
    .filter((file) => !laterFile.test(file))
    .map(read)
    .join('');
}

/** The styles that come after every page. */
export function laterStyles(manifest: Manifest, read: (file: string) => string): string {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return (
    [...files]
      .filter((file) => laterFile.test(file))
      .map(read)
      .join('') + coloursWithoutLightDark()
  );
}

/** A module's style files after those of what it imports, so that it has the last word. */
function stylesBelow(manifest: Manifest, source: string): string[] {
  const { imports = [], css = [] } = entry(manifest, source);
  return [...imports.flatMap((below) => stylesBelow(manifest, below)), ...css];
}
