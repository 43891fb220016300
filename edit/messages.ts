/** One value of the content, and what its schema says of it. */
export type Field = {
  /** Kind of file and path in it: home.hero.title. */
  id: string;
  /** As the file has it: with {name} in it, and empty where the field is not there. */
  value: string;
  /** Of which type or format, as its schema says: string, boolean, uri. Words are a string and nothing else. */
  format: string;
  description: string;
  example: string;
  most: number | undefined;
  choices: string[] | undefined;
  /** The other languages that say the same here. */
  same: string[];
  /** A text in another language has changed since: to be looked at in this one. Or its item is new, and this not translated. */
  look?: 'changed' | 'new' | undefined;
};

export type List = { id: string; count: number; least: number; most: number };
export type Point = { x: number; y: number };
export type Picture = {
  id: string;
  aspect: number | undefined;
  photograph: string | undefined;
  focus: Point | undefined;
  /** Without the photograph there is a drawing. */
  drawn: boolean;
  /** The languages in which something is said of it. */
  described: string[];
};

export type PageInfo = {
  html: string;
  /** The page with one mark in front of each text. */
  marked: string;
  /** What was written until then is in it. */
  asOf: number;
  fields: Field[];
  lists: List[];
  pictures: Picture[];
  languages: { id: string; name: string }[];
  pages: { id: string; name: string }[];
  /** Drawn by somebody, and not a letter on a tile. */
  hasMark: boolean;
  undo: string | undefined;
  redo: string | undefined;
};

export type Place = { language: string; id: string };
export type Change = Place & { was: string; value: string; isEverywhere?: boolean };
/** How far from its place an item stands afterwards; twice where it was doubled. */
export const standsAt = { add: [0, 1], copy: [0, 1], remove: [], up: [-1], down: [1] };
export type How = keyof typeof standsAt;
export type ListChange = Place & { index: number; how: How };
/** The file as base64; without it the photograph that is there, and null takes it away. */
export type PictureChange = Place & { file?: string | null; focus?: Point; alternatives: Record<string, string> };
/** What a field says now, or a file's name, because another program has changed it; or saved, but our font lacks these, or these texts still say the old amount. */
export type Done = { conflict?: string; changed?: string; letters?: string[]; also?: Change[]; at?: Place };
export type ToDo = { what: string; todo: string; id?: string; language?: string | undefined };
/** A text before and after, or a file by its name. */
export type Said = Place & {
  before?: string;
  after?: string;
  file?: 'newPicture' | 'newFocus' | 'goneFile';
  isUntranslated?: boolean;
};
export type Changes = {
  hasGit: boolean;
  hasUpstream: boolean;
  said: Said[];
  /** A commit has not been pushed yet. */
  isWaiting: boolean;
  last: Published | undefined;
};

/** What both sides have changed: a field, or a file where no field is known; without either, everything. */
export type Clash = Place & { file: string; mine: string; theirs: string };
/** Bound to what the others say there: if they change it again, it is asked again. */
export const keyOf = ({ id, language, file, theirs }: Clash) => JSON.stringify([id, language, file, theirs]);
export type Decisions = Record<string, 'mine' | 'theirs'>;
export type Published = {
  /** Sent to where the site is built; kept here, because there is nowhere to send it or because that failed; or asks first. */
  outcome: 'sent' | 'here' | 'waits' | 'asks';
  clashes?: Clash[];
  problem?: string;
  /** Others' work could not be brought here, because the same files have been changed here and not committed. */
  isBehind?: boolean;
  untranslated: Place[];
};

/** In front of the text of the field at this index: a character of the area that Unicode leaves to private use. */
export const mark = (index: number) => String.fromCharCode(0xe000 + index);
export const marks = /[\ue000-\uf8ff]/g;
export const fieldIndex = (character: string) => character.charCodeAt(0) - 0xe000;
