import type { Language } from '../content/schema.ts';

export type Assets = {
  css: string;
  /**
   * A court's page links its styles: the home page fetches that page, and an inline style would violate the home page's
   * policy.
   */
  courtStyles?: string[];
  script: string;
  /** The *.deferred.css file, loaded after the first paint. In development Vite loads these styles. */
  deferredCss?: string;
  /** The inline script that loads the files above after the first paint. */
  deferredScript: string;
  speculationRules: string;
  /** One per language, because the code may lead to this site. */
  qr: Partial<Record<Language, string>>;
  pictures: Pictures;
  siteUrl?: string;
  /** The share card by the page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  /** For the browser's own frame. */
  themeColours: { light: string; dark: string };
};

export type Pictures = Record<string, PictureFile>;

export type PictureFile = {
  src: string;
  width: number;
  height: number;
  /** The same in AVIF, by width: a photograph has it. */
  avif?: string;
};
