import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import type { Facts, Language } from '../../content/schema.ts';
import { withLangUnlessDefault } from '../../site/route.ts';
import { colour } from '../lib/tokens.ts';

/** The code is dark on light in both colour schemes, because many phones cannot read one that is light on dark. */
export const qrCode = (url: string) =>
  toSvgSource(generate(url), { on: colour('--ink'), off: colour('--card'), padX: 2, padY: 2 });

/** If both stores have a URL, the code leads to our home page, which shows each phone its own store first. */
export function qrTarget({ stores }: Facts, language: Language, siteUrl: string | undefined): string {
  const { googlePlay, appStore } = stores;
  if (siteUrl && googlePlay.url && appStore.url) return siteUrl + withLangUnlessDefault('/', language);
  return googlePlay.url || appStore.url;
}
