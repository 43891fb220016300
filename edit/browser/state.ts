import { useSyncExternalStore } from 'react';
import type { Done, Field, PageInfo } from '../messages.ts';
import type { PageMap, Target } from './pageMap.ts';

export const panels = ['texts', 'list', 'publish'] as const;
export const modes = ['edit', 'browse'] as const;

const isBrowsing = sessionStorage.getItem('edit-mode') === 'browse';
const isBoth = new URLSearchParams(location.search).has('both');
export const mode = isBoth ? 'both' : isBrowsing ? 'browse' : 'edit';

/** A text that is being typed where it stands. */
export type Typing = { element: HTMLElement; field: Field; restore: (isSaved: boolean) => void };
/** What was typed and is not saved; `was` is what its field said when the typing began. */
export type Draft = { was: string; text: string; told?: Done };

type State = {
  info: PageInfo;
  map: PageMap;
  /** What was pressed, and the map that it was found in. */
  card: { target: Target; typing: Typing | undefined; map: PageMap } | undefined;
  panel: (typeof panels)[number] | undefined;
  /** The field that the drawer opens with. */
  wanted: string | undefined;
  drafts: Readonly<Record<string, Draft>>;
  /** What became of the last change; what went wrong with it; why the page could not be read. */
  saved: string;
  fault: string;
  unread: string;
};

let state: State = {
  info: { marked: '', html: '', asOf: 0, fields: [], lists: [], slots: [], languages: [], pages: [] },
  map: { spots: [], unseen: [] },
  ...{ card: undefined, panel: undefined, wanted: undefined, drafts: {} },
  ...{ saved: '', fault: '', unread: '' },
};
let onChange = () => {};

export const now = () => state;

export function set(next: Partial<State>): void {
  state = { ...state, ...next };
  onChange();
}

/** For the one component at the top; those below it are drawn with it. */
export const useState = () =>
  useSyncExternalStore((listener) => {
    onChange = listener;
    return () => {};
  }, now);
