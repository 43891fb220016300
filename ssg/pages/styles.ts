import { transform } from 'lightningcss';
import { planStyles, roomStyles } from '../../site/courts/courtStyles.ts';
import { floorStyles } from '../../site/courts/floors.ts';
import { sceneStyles } from '../../site/courts/scenes/rallies.ts';
import { eveningStyles } from '../../site/home/eveningPlaces.ts';
import { coloursForOldBrowsers, tokensCss } from '../lib/tokens.ts';

export type Manifest = Record<string, Chunk>;
type Chunk = { file: string; css?: string[]; imports?: string[] };

/** Whether a file has deferred styles, which no first view needs. */
export const isDeferred = (file: string) => file.endsWith('.deferred.css');
/** For Rolldown's codeSplitting.groups: all deferred styles become one file. */
export const deferredGroup = { name: 'deferred', test: isDeferred };
/** Whether a built file is the one that deferredGroup makes, such as assets/deferred-D3kx.css. */
const isDeferredBundle = (file: string) => /(^|\/)deferred-[^/]*\.css$/.test(file);

/** Styles with the positions and paths of everything that moves. */
export const motionStyles = () => planStyles() + sceneStyles() + eveningStyles();

export function chunkOf(manifest: Manifest, source: string): Chunk {
  const found = manifest[source];
  if (!found) throw new Error(`${source} is not in the build. Is its path in site/pages.ts right?`);
  return found;
}

/** The deferred styles, and those inlined in each page. */
export function stylesOf(manifest: Manifest, read: (file: string) => string) {
  const allFiles = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const deferred = allFiles.filter(isDeferredBundle).map(read).join('') + coloursForOldBrowsers();
  return {
    deferred: minify(tokensCss()) + deferred + motionStyles(),
    /** Returns the styles to inline. Renders the page once, to find the tokens that it uses. */
    async ofPage(sources: string[], render: (css: string) => Promise<string>): Promise<string> {
      const chunks = sources.flatMap((source) => chunksUsedBy(manifest, source));
      const files = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !isDeferredBundle(file)));
      const pageStyles = [...files].map(read).join('');
      const document = await render(pageStyles);
      // Floors have classes such as on-court.
      const floors = / on-\w/.test(document) ? floorStyles() : '';
      const rooms = document.includes('floor-plan-room') ? roomStyles() : '';
      return withoutUnusedTokens(rooms + floors + pageStyles, document);
    },
  };
}

/** The source's chunk, after those that it imports, also indirectly. */
function chunksUsedBy(manifest: Manifest, source: string): Chunk[] {
  const chunk = chunkOf(manifest, source);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksUsedBy(manifest, imported)), chunk];
}

const minify = (css: string, unusedSymbols: string[] = []) =>
  String(transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code);

/** To save bytes, a page inlines only the tokens that it uses. The deferred styles contain all of tokens.css. */
function withoutUnusedTokens(css: string, html: string): string {
  const usedTokens = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const declaredTokens = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  const unusedSymbols = declaredTokens.filter((name) => !usedTokens.has(name));
  return minify(css, unusedSymbols);
}
