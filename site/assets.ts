import type { Language } from '../content/schema.ts';

/** What pages get from the build: ssg/assets/makeAssets.ts makes most of it, ssg/publish.ts styles and scripts. */
export type Assets = {
  /** The styles of the first view, inlined in the page. */
  css: string;
  /** Addresses of style files, which a court's page links: home fetches that page, and home's Content-Security-Policy forbids its inline styles. */
  courtStyles?: string[];
  /** The address of the script that loads all others (islands/loader.ts). */
  script: string;
  /** The address of the deferred styles, loaded after the first paint. In development Vite loads them. */
  deferredCss?: string;
  /** The inline script that loads script and deferred styles after the first paint. */
  headScript: string;
  /** JSON: which links a browser loads before a visitor presses them. */
  speculationRules: string;
  /** The QR code's address by language, because the code may lead to this site in that language. */
  qr: Partial<Record<Language, string>>;
  pictures: Pictures;
  siteUrl?: string;
  /** The address of a page's share card, by the page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  /** The colours of the browser's address bar. */
  themeColours: { light: string; dark: string };
};

export type Pictures = Record<string, PictureFile>;

export type PictureFile = {
  src: string;
  width: number;
  height: number;
  /** A photograph's AVIF files as a srcset. */
  avif?: string;
};
