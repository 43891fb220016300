import type { Language } from '../content/schema.ts';

/** What pages get from the build, most of it from ssg/assets/makeAssets.ts, the rest from ssg/publish.ts. */
export type Assets = {
  /** The styles of the first view, inlined in the page. */
  css: string;
  /** The addresses of the styles of a court's page. They are not inlined: home fetches that page, and home's Content-Security-Policy allows only its own inline styles. */
  courtPageStyles?: string[];
  /** The address of the script that loads all others (islands/loader.ts). */
  script: string;
  /** The address of the deferred styles, loaded after the first paint. Not set in development, where Vite loads them. */
  deferredCss?: string;
  /** The inline script that loads `script` and `deferredCss` after the first paint (islands/headScript.ts). */
  headScript: string;
  /** JSON: which links a browser loads before a visitor presses them. */
  speculationRules: string;
  /** The address of the QR code's picture for each language, because the code may lead to this site in that language. */
  qr: Partial<Record<Language, string>>;
  pictures: Pictures;
  siteUrl?: string;
  /** The address of a page's share card, the picture of a link preview, by the page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  /** The colours of the browser's address bar. */
  themeColours: { light: string; dark: string };
};

/** Photographs and drawings that are files, by name: `team-ceo`. */
export type Pictures = Record<string, PictureFile>;

export type PictureFile = {
  src: string;
  width: number;
  height: number;
  /** A photograph's AVIF files as a srcset. */
  avif?: string;
};
