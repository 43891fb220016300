export type Field = {
  /** Kind of file and path in it: home.hero.title. */
  id: string;
  /** As in the file: with {name}, and empty if the field is missing. */
  value: string;
  /** The schema's type or format: string, boolean, uri. Words are plain strings. */
  format: string;
  description: string;
  example: string;
  most: number | undefined;
  choices: string[] | undefined;
  same: string[];
  /** A text in another language has changed, so this one needs checking; or its item is new and not translated. */
  look?: 'changed' | 'new' | undefined;
};

export type List = { id: string; count: number; least: number; most: number };
export type Point = { x: number; y: number };
export type Picture = {
  id: string;
  aspect: number | undefined;
  photograph: string | undefined;
  focus: Point | undefined;
  /** Without a photograph there is a drawing. */
  drawn: boolean;
  described: string[];
};

export type PageInfo = {
  html: string;
  marked: string;
  /** The page contains all changes until then. */
  asOf: number;
  fields: Field[];
  lists: List[];
  pictures: Picture[];
  languages: { id: string; name: string }[];
  pages: { id: string; name: string }[];
  /** False where a letter on a tile replaces the mark. */
  hasMark: boolean;
  undo: string | undefined;
  redo: string | undefined;
};

export type Place = { language: string; id: string };
export type Change = Place & { was: string; value: string; isEverywhere?: boolean };
/** Where the item is afterwards, relative to its old place. Add and copy leave two items. */
export const standsAt = { add: [0, 1], copy: [0, 1], remove: [], up: [-1], down: [1] };
export type How = keyof typeof standsAt;
export type ListChange = Place & { index: number; how: How };
/** The file as base64. Without it the present photograph stays; null removes it. */
export type PictureChange = Place & { file?: string | null; focus?: Point; alternatives: Record<string, string> };
/**
 * The field's new value or the file's name, if another program has changed it. Or, after saving, letters that our font
 * lacks, or texts that contain the old amount.
 */
export type Done = { conflict?: string; changed?: string; letters?: string[]; also?: Change[]; at?: Place };
export type ToDo = { what: string; todo: string; id?: string; language?: string | undefined };
/** A text before and after, or a file's name. */
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
  isWaiting: boolean;
  last: Published | undefined;
};

/** A conflict: a field, or a file where no field is known; without either, everything. */
export type Clash = Place & { file: string; mine: string; theirs: string };
/** Includes the others' text, so that a decision no longer counts when they change it again. */
export const keyOf = ({ id, language, file, theirs }: Clash) => JSON.stringify([id, language, file, theirs]);
export type Decisions = Record<string, 'mine' | 'theirs'>;
export type Published = {
  /**
   * Sent to where the site is built; kept here, because there is no upstream; waiting, because sending failed; or
   * asking first.
   */
  outcome: 'sent' | 'here' | 'waits' | 'asks';
  clashes?: Clash[];
  problem?: string;
  /** Others' work could not be merged, because the same files have uncommitted changes here. */
  isBehind?: boolean;
  untranslated: Place[];
};

/** Marks the text of the field at this index, with a character of Unicode's private use area. */
export const mark = (index: number) => String.fromCharCode(0xe000 + index);
export const marks = /[\ue000-\uf8ff]/g;
export const fieldIndex = (character: string) => character.charCodeAt(0) - 0xe000;
