import type { Language } from '../content/schema.ts';

/** What the build made for the pages: addresses of files and the styles to inline. */
export type Assets = {
  /** The styles that every page needs, then those of this page. */
  css: string;
  /** A court's page has its styles as files: the home page fetches it, and its own policy would report an inline style. */
  courtStyles?: string[];
  /** The module that wakes the islands. */
  script: string;
  /** Every *.deferred.css, what no first view shows: loaded after the page. In development Vite brings them itself. */
  deferredCss?: string;
  /** The script that asks for the files above once something has been painted; it stands in the page itself. */
  deferredScript: string;
  /** As JSON: which pages the browser may get ahead of a click. */
  speculationRules: string;
  /** By language, because it may lead to this site. */
  qr: Partial<Record<Language, string>>;
  /** The drawing of the people in home's last scene. */
  finale: string;
  pictures: Pictures;
  /** The site's public address, where the build was told it. */
  siteUrl?: string;
  /** The picture that a shared link shows, by the page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  /** The browser's own frame takes the page's colour. */
  themeColours: { light: string; dark: string };
};

/** Photographs and screenshots by name, in place of the drawing of that name. */
export type Pictures = Record<string, Photograph>;

export type Photograph = {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
};
