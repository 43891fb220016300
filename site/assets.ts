import type { Language } from '../content/schema.ts';

/** What pages get from the build (ssg/assets/makeAssets.ts, ssg/publish.ts). */
export type Assets = {
  css: string;
  /** Addresses and not text: home fetches a court's page, and home's Content-Security-Policy allows only home's inline styles. */
  courtPageStyles?: string[];
  /** The address of islands/loader.ts. */
  script: string;
  /** Not set in development, where Vite loads the styles. */
  deferredCss?: string;
  /** The text of islands/headScript.ts. */
  headScript: string;
  speculationRules: string;
  qr: Partial<Record<Language, string>>;
  pictures: Pictures;
  siteUrl?: string;
  /** By the page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  themeColours: { light: string; dark: string };
};

export type Pictures = Record<string, PictureFile>;

export type PictureFile = {
  src: string;
  width: number;
  height: number;
  avif?: string;
};
