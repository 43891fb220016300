import { useSyncExternalStore } from 'react';
import type { Field, PageInfo } from '../messages.ts';
import type { PageMap, Target } from './pageMap.ts';

export const panels = ['texts', 'list', 'publish'] as const;
export const modes = ['edit', 'browse'] as const;

const isBrowsing = sessionStorage.getItem('edit-mode') === 'browse';
const isBoth = new URLSearchParams(location.search).has('both');
export const mode = isBoth ? 'both' : isBrowsing ? 'browse' : 'edit';

/** A text that is being typed where it stands. */
export type Typing = { element: HTMLElement; field: Field; restore: (isSaved: boolean) => void };
/** What was typed and is not saved; `was` is what its field said when the typing began. */
export type Draft = { was: string; text: string; isEverywhere?: boolean; told?: Wrong };
/** A mistake, or what the field says since another program has changed it. */
export type Wrong = { mistake?: string; conflict?: string };

type Card = { target: Target; typing: Typing | undefined; map: PageMap };
const nothingRead: PageInfo = {
  ...{ marked: '', html: '', asOf: 0, undo: '', redo: '' },
  ...{ fields: [], lists: [], slots: [], languages: [], pages: [] },
};

let state = {
  info: nothingRead,
  map: { spots: [], unseen: [] } as PageMap,
  /** What was pressed, and the map that it was found in. */
  card: undefined as Card | undefined,
  panel: undefined as (typeof panels)[number] | undefined,
  /** The field that the drawer opens with. */
  wanted: undefined as string | undefined,
  drafts: {} as Readonly<Record<string, Draft>>,
  /** What became of the last change; what went wrong with it; why the page could not be read. */
  ...{ saved: '', fault: '', unread: '' },
};
let onChange = () => {};

export const now = () => state;

export function set(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  onChange();
}

/** For the one component at the top; those below it are drawn with it. */
export const useState = () =>
  useSyncExternalStore((listener) => {
    onChange = listener;
    return () => {};
  }, now);
