import type { Change, PageInfo } from '../messages.ts';

export const panels = ['texts', 'list', 'publish'] as const;
type Panel = (typeof panels)[number] | 'also';
export const modes = ['edit', 'browse'] as const;
export const mode = sessionStorage.getItem('edit-mode') === 'browse' ? 'browse' : 'edit';

/** A mistake, or what the field says since another program has changed it. */
type Wrong = { mistake?: string; conflict?: string };
/** What was typed and is not saved; `was` is what the field said when the typing began. Or a photograph not in its place yet. */
type Draft = { was?: string; text?: string; isEverywhere?: boolean; problem?: Wrong | undefined; file?: File | null };
/** What is being changed: its fields, the element that shows them, and where in the first one the caret goes. */
type Card = { ids: string[]; element?: Element | undefined; caret?: number | undefined };

const nothingRead: PageInfo = {
  ...{ marked: '', html: '', asOf: 0, undo: '', redo: '' },
  ...{ fields: [], lists: [], pictures: [], languages: [], pages: [], hasMark: false },
};

const publishing = 'edit-publishing';
let state = {
  info: nothingRead,
  card: undefined as Card | undefined,
  /** Publish survives the reload that new code causes, so that its result is still shown. */
  panel: (sessionStorage.getItem(publishing) ? 'publish' : undefined) as Panel | undefined,
  drafts: {} as Readonly<Record<string, Draft>>,
  /** What became of the last change, or what went wrong with it. */
  ...{ status: '', isWrong: false },
  /** Texts that say an amount as it was before the last change. */
  also: [] as Change[],
};
let draw = () => {};

export const now = () => state;

export function set(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  if (state.panel === 'publish') sessionStorage.setItem(publishing, 'yes');
  else sessionStorage.removeItem(publishing);
  draw();
}

/** Draws the editor, now and at each change. */
export function drawBy(how: () => void): void {
  draw = how;
  draw();
}

/** Keeps what was typed or chosen; without more, it is forgotten. */
export function draft(id: string, more?: Draft): void {
  const { [id]: before, ...others } = state.drafts;
  set({ drafts: more ? { ...others, [id]: { ...before, ...more } } : others });
}

/** The language that a status is about, behind it. */
export const inLanguage = (language?: string) =>
  state.info.languages.map(({ id, name }) => (id === language ? ` (${name})` : '')).join('');

export const isUnsaved = () => Object.keys(state.drafts).length > 0;
addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
