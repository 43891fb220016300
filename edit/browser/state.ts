import type { Change, PageInfo } from '../messages.ts';

export const panels = ['texts', 'list', 'publish'] as const;
type Panel = (typeof panels)[number] | 'also';
export const modes = ['edit', 'browse'] as const;
export const mode = sessionStorage.getItem('edit-mode') === 'browse' ? 'browse' : 'edit';

/** A mistake, or the field's new value after another program changed it. */
type Wrong = { mistake?: string; conflict?: string };
/** Unsaved text (`was` is the value when typing began), or a photograph that is not placed yet. */
type Draft = { was?: string; text?: string; isEverywhere?: boolean; problem?: Wrong | undefined; file?: File | null };
/** The edited fields, the element that shows them, and the caret's position in the first one. */
type Card = { ids: string[]; element?: Element | undefined; caret?: number | undefined };

const nothingRead: PageInfo = {
  ...{ marked: '', html: '', asOf: 0, undo: '', redo: '' },
  ...{ fields: [], lists: [], pictures: [], languages: [], pages: [], hasMark: false },
};

const publishing = 'edit-publishing';
let state = {
  info: nothingRead,
  card: undefined as Card | undefined,
  /** Reopened after the reload that new code causes, so that the result of publishing is still shown. */
  panel: (sessionStorage.getItem(publishing) ? 'publish' : undefined) as Panel | undefined,
  drafts: {} as Readonly<Record<string, Draft>>,
  ...{ status: '', isWrong: false },
  /** Texts that still contain the old amount after the last change. */
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

/** `how` draws the editor, now and at each change. */
export function drawBy(how: () => void): void {
  draw = how;
  draw();
}

/** Keeps a draft; without `more` it is removed. */
export function draft(id: string, more?: Draft): void {
  const { [id]: before, ...others } = state.drafts;
  set({ drafts: more ? { ...others, [id]: { ...before, ...more } } : others });
}

/** The language of a status, in brackets behind it. */
export const inLanguage = (language?: string) =>
  state.info.languages.map(({ id, name }) => (id === language ? ` (${name})` : '')).join('');

export const isUnsaved = () => Object.keys(state.drafts).length > 0;
addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
