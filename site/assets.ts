/** What the build made for the pages: addresses of files and the styles to inline. */
export type Assets = {
  /** The styles that every page needs, then those of this page. */
  css: string;
  /** The module that wakes the islands. */
  script: string;
  printCss: string;
  qr: string;
  pictures: Pictures;
};

/** Photographs and screenshots by name, in place of the drawing of that name. */
export type Pictures = Record<string, Photograph>;

export type Photograph = {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
};
