import type { Language } from '../content/schema.ts';

export type Assets = {
  css: string;
  /** A court's page has its styles as files: the home page fetches it, and its own policy would report an inline style. */
  courtStyles?: string[];
  script: string;
  /** Every *.deferred.css, what no first view shows: loaded after the page. In development Vite brings them itself. */
  deferredCss?: string;
  /** The script that asks for the files above once something has been painted; it stands in the page itself. */
  deferredScript: string;
  speculationRules: string;
  /** By language, because it may lead to this site. */
  qr: Partial<Record<Language, string>>;
  finale: string;
  pictures: Pictures;
  siteUrl?: string;
  /** The picture that a shared link shows, by the page's address: /about, /about?lang=id. */
  shareCards?: Partial<Record<string, string>>;
  /** The browser's own frame takes the page's colour. */
  themeColours: { light: string; dark: string };
};

export type Pictures = Record<string, Photograph>;

export type Photograph = {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
};
