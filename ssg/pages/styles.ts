import { transform } from 'lightningcss';
import { floorPlanStyles, roomStyles } from '../../site/courts/courtStyles.ts';
import { floorStyles } from '../../site/courts/floors.ts';
import { sceneStyles } from '../../site/courts/scenes/rallies.ts';
import { eveningStyles } from '../../site/home/eveningPlaces.ts';
import { tokensCss } from '../lib/tokens.ts';

export type Manifest = Record<string, Chunk>;
type Chunk = { file: string; css?: string[]; imports?: string[] };

export const isDeferred = (file: string) => file.endsWith('.deferred.css');
export const deferredGroup = { name: 'deferred', test: isDeferred };
const isDeferredBundle = (file: string) => /(^|\/)deferred-[^/]*\.css$/.test(file);

export const motionStyles = () => floorPlanStyles() + sceneStyles() + eveningStyles();

export function chunkOf(manifest: Manifest, source: string): Chunk {
  const found = manifest[source];
  if (!found) throw new Error(`${source} is not in the build. Is its path in site/pages.ts right?`);
  return found;
}

export function stylesOf(manifest: Manifest, read: (file: string) => string) {
  const allFiles = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const deferred = allFiles.filter(isDeferredBundle).map(read).join('');
  return {
    deferred: minify(tokensCss()) + deferred + motionStyles(),
    /** Renders the page once, to find the tokens that it uses. */
    async ofPage(sources: string[], render: (css: string) => Promise<string>): Promise<string> {
      const chunks = sources.flatMap((source) => chunksUsedBy(manifest, source));
      const files = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !isDeferredBundle(file)));
      const pageStyles = [...files].map(read).join('');
      const document = await render(pageStyles);
      const floors = / on-\w/.test(document) ? floorStyles() : '';
      const rooms = document.includes('floor-plan-room') ? roomStyles() : '';
      return withoutUnusedTokens(rooms + floors + pageStyles, document);
    },
  };
}

function chunksUsedBy(manifest: Manifest, source: string): Chunk[] {
  const chunk = chunkOf(manifest, source);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksUsedBy(manifest, imported)), chunk];
}

const minify = (css: string, unusedSymbols: string[] = []) =>
  String(transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code);

/** A page inlines only the tokens that it uses, because the deferred styles contain all tokens. */
function withoutUnusedTokens(css: string, html: string): string {
  const usedTokens = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const declaredTokens = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  const unusedSymbols = declaredTokens.filter((name) => !usedTokens.has(name));
  return minify(css, unusedSymbols);
}
