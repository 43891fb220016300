import type { Change, PageInfo } from '../messages.ts';

export type Panel = 'texts' | 'launch' | 'publish' | 'also';
/** A mistake, or what the field says since another program has changed it. */
export type Problem = { mistake?: string; conflict?: string };
/** What was typed and is not saved; `was` is what the field said when the typing began. */
type Draft = { was: string; text: string; problem?: Problem | undefined };
/** What is being changed: its fields, the element that shows them, and where in the first one the caret goes. */
type Card = { ids: string[]; element?: Element | undefined; caret?: number | undefined };
type State = {
  info: PageInfo;
  card: Card | undefined;
  panel: Panel | undefined;
  drafts: Readonly<Record<string, Draft>>;
  /** What became of the last change, or what went wrong with it. */
  status: string;
  isWrong: boolean;
  /** Texts that still say what was changed last. */
  also: Change[];
};

const publishing = 'edit-publishing';
let state: State;
let draw = () => {};

export const now = () => state;

export function set(next: Partial<State>): void {
  state = { ...state, ...next };
  if (state.panel === 'publish') sessionStorage.setItem(publishing, 'yes');
  else sessionStorage.removeItem(publishing);
  draw();
}

/** Draws the editor, now and at each change. */
export function start(info: PageInfo, render: () => void): void {
  // Publish survives the reload that new code causes, so that its result is still shown.
  const panel = sessionStorage.getItem(publishing) ? 'publish' : undefined;
  state = { info, card: undefined, panel, drafts: {}, status: '', isWrong: false, also: [] };
  draw = render;
  draw();
}

export function setDraft(id: string, draft: Draft | undefined): void {
  const { [id]: _, ...others } = state.drafts;
  set({ drafts: draft ? { ...others, [id]: draft } : others });
}

export const isUnsaved = () => Object.keys(state.drafts).length > 0;
addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
