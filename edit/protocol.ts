export type Field = {
  /** File below content/ and path in it: en/home.hero.title, facts.name. */
  id: string;
  /** As in the file, with {name}; empty if the field is missing. For a picture: its photograph's file, empty for a drawing. */
  value: string;
  /** string (words), integer, boolean, uri, email, date, picture, or restricted (follows a pattern or is one of few values). */
  format: string;
  description: string;
  example: string;
};

/** Whether `id` is `container` (a field, item, list or file) or inside it. */
export const isInside = (id: string, container: string) => `${id}.`.startsWith(`${container}.`);

/** The language of en/home.hero.title; a fact has none. */
export const languageOf = (id: string): string | undefined => /^[^/.]+(?=\/)/.exec(id)?.[0];

/** The brand's mark is changed like a picture, but no field of facts.yaml names it. */
export const markId = 'facts.brand.mark';

/** The editor's server puts into each text a marker of its field: for field 0 this character of Unicode's private use area, for field 1 the next. */
export const firstMarker = 0xe000;

export type PageInfo = {
  /** Each text contains the marker of its field. */
  html: string;
  /** When the server read the content, in ms since 1970. Earlier changes are in the page. */
  contentReadAtMs: number;
  /** In all languages. */
  fields: Field[];
  /** For other texts that still have an amount or words that the owner has changed elsewhere (proposedChanges.ts). */
  proposedChanges: Change[];
  publishInfo: PublishInfo;
};

export type Change = { id: string; was: string; value: string };
export type ListChange = { id: string; index: number; action: 'add' | 'remove' | 'up' | 'down' };
/** The file as base64; null removes the photograph or mark. */
export type PictureChange = { id: string; file: string | null };
/** If `fix` is empty, only the operator of the server can correct the problem. */
export type LaunchProblem = { what: string; fix: string; id: string };

export type Decision = 'mine' | 'theirs';
/** A file or commit in three versions: `base` is the last one that both sides have. */
export type Versions = Record<Decision | 'base', string>;
export type Decisions = { [conflictId: string]: Decision };
/** What Publish would send, or what it has sent. */
export type PublishInfo = {
  /** changed: something can be published. local: committed, no upstream to push to. notSent: an error stopped publishing, perhaps after the commit. */
  outcome: 'noGit' | 'nothingChanged' | 'changed' | 'sent' | 'local' | 'notSent' | 'conflicts';
  /** The ids of texts that were not changed together with their translation. */
  toTranslate: string[];
  /** `id`: a field, a list, or a file without fields. */
  differences?: Change[];
  /** `was` is what others have published, `value` the owner's. `id` is '' if the owner must choose all content of one side. */
  conflicts?: Change[];
  decisions?: Decisions;
  problem?: string;
};
