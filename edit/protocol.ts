export type Field = {
  /** File below content/ and path in it: en/home.hero.title, facts.name. */
  id: string;
  /** As in the file, where {name} stands for the site's name. Of a picture: its photograph's file, empty for a drawing. */
  value: string;
  /** string (words), integer, boolean, uri, email, date, picture, or restricted (follows a pattern or is one of few values). */
  format: string;
  description: string;
  example: string;
};

export const isInside = (id: string, container: string) => `${id}.`.startsWith(`${container}.`);

export const languageOf = (id: string): string | undefined => /^[^/.]+(?=\/)/.exec(id)?.[0];

/** The brand's mark is changed like a picture, but no field of facts.yaml names it. */
export const brandMarkId = 'facts.brand.mark';

/** The server puts into each text a marker of its field: for field 0 this character of Unicode's private use area, for field 1 the next. */
export const firstMarker = 0xe000;

export type PageInfo = {
  html: string;
  contentReadAtMs: number;
  fields: Field[];
  /** The editor proposes to change these texts, because texts with the same amount or words have changed. */
  proposedChanges: Change[];
  publishInfo: PublishInfo;
};

export type Change = { id: string; was: string; value: string };
export type ListChange = { id: string; index: number; action: 'add' | 'remove' | 'up' | 'down' };
/** The file as base64; null removes the photograph or mark. */
export type PictureChange = { id: string; file: string | null };
/** If `fix` is empty, only the operator of the server can correct the problem. */
export type LaunchProblem = { what: string; fix: string; id: string };

/** The id of the conflict in which the owner chooses one side for all content. */
export const allContentId = '';

export type Decision = 'mine' | 'theirs';
/** Of a commit or a file: the owner's version, the others', and the last one that both had (`base`). */
export type Versions = Record<Decision | 'base', string>;
export type Decisions = { [conflictId: string]: Decision };
export type PublishInfo = {
  /** local: committed, but there is no upstream. notSent: publishing failed, perhaps after the commit. */
  outcome: 'noGit' | 'nothingChanged' | 'changed' | 'sent' | 'local' | 'notSent' | 'conflicts';
  toTranslate: string[];
  /** The owner's changes since the last publication. */
  differences?: Change[];
  /** `was` is what others have published, `value` the owner's. */
  conflicts?: Change[];
  decisions?: Decisions;
  problem?: string;
};
