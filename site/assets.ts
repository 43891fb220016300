import type { Language } from '../content/schema.ts';

/** What pages get from the build (ssg/assets/makeAssets.ts, ssg/publish.ts). */
export type Assets = {
  /** The styles inlined in the page. */
  css: string;
  /** Addresses and not text: home fetches a court's page, and home's Content-Security-Policy allows only home's inline styles. */
  courtPageStyles?: string[];
  /** The address of islands/loader.ts. */
  script: string;
  /** The address of the deferred styles. Not set in development, where Vite loads them. */
  deferredCss?: string;
  /** The text of islands/headScript.ts. */
  headScript: string;
  speculationRules: string;
  /** The address of each language's QR code, which leads to the app. */
  qr: Partial<Record<Language, string>>;
  pictures: Pictures;
  siteUrl?: string;
  /** Each share card's address by its page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  themeColours: { light: string; dark: string };
};

export type Pictures = Record<string, PictureFile>;

export type PictureFile = {
  src: string;
  width: number;
  height: number;
  avifSrcset?: string;
};
