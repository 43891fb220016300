import type { Change, PageInfo, Point } from '../messages.ts';
import type { PageMap, Spot } from './pageMap.ts';

export const panels = ['texts', 'list', 'publish'] as const;
type Panel = (typeof panels)[number] | 'also';
export const modes = ['edit', 'browse'] as const;

export const mode = sessionStorage.getItem('edit-mode') === 'browse' ? 'browse' : 'edit';

/** A mistake, or what the field says since another program has changed it. */
export type Wrong = { mistake?: string; conflict?: string };
/** What was typed into a field and is not saved; `was` is what the field said when the typing began. */
type Typed = { was?: string; text?: string; isEverywhere?: boolean; told?: Wrong | undefined };
/** A picture that is not in its place yet; null takes the photograph away. */
type Chosen = { file?: File | null; focus?: Point; alternatives?: Record<string, string> };

const nothingRead: PageInfo = {
  ...{ marked: '', html: '', asOf: 0, undo: '', redo: '' },
  ...{ fields: [], lists: [], slots: [], languages: [], pages: [], hasMark: false },
};

const begun = 'edit-publishing';
/** Survives the reload that new code causes, so that what became of it is still told. */
export const publishing = {
  begin: () => sessionStorage.setItem(begun, 'yes'),
  end: () => sessionStorage.removeItem(begun),
  isBegun: () => sessionStorage.getItem(begun) !== null,
};

let state = {
  info: nothingRead,
  map: { spots: [], unseen: [] } as PageMap,
  /** What was pressed, and where on the page its first field is typed; without a place, in the card alone. */
  card: undefined as { target: Spot; place: HTMLElement | undefined } | undefined,
  panel: (publishing.isBegun() ? 'publish' : undefined) as Panel | undefined,
  /** The field that the drawer opens with. */
  wanted: undefined as string | undefined,
  drafts: {} as Readonly<Record<string, Typed & Chosen>>,
  /** What became of the last change, or what went wrong with it; why the page could not be read. */
  ...{ told: '', isWrong: false, unread: '' },
  /** Texts that say an amount as it was before the last change. */
  also: [] as Change[],
  /** Until the page is drawn anew, its texts may stand elsewhere. */
  isMoving: false,
};
let draw = () => {};

export const now = () => state;

/** Behind what is told, in which language it stands. */
export const inLanguage = (language?: string) =>
  state.info.languages.map(({ id, name }) => (id === language ? ` (${name})` : '')).join('');

export function set(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  draw();
}

export const isUnsaved = () => Object.keys(state.drafts).length > 0;

/** Keeps what was typed or chosen; without more, it is forgotten. */
export function draft(id: string, more?: Typed & Chosen): void {
  const { [id]: before, ...others } = state.drafts;
  const told = state.isWrong || !more ? state.told : '';
  const drafts = more ? { ...others, [id]: { ...before, ...more } } : others;
  set({ told, drafts });
}

/** Draws the editor, now and at each change. */
export function drawBy(how: () => void): void {
  draw = how;
  draw();
}
