import type { Change, PageInfo } from '../messages.ts';

export type Panel = 'texts' | 'launch' | 'publish' | 'otherTexts';
/** Unsaved text, and why it could not be saved; `was` is the value when typing began. */
type Draft = { was: string; text: string; mistake?: string | undefined };
/** The edited fields, the element that shows them, and the caret's position in the first one. */
type Card = { ids: string[]; element?: Element | undefined; caret?: number | undefined };
type State = {
  info: PageInfo;
  card: Card | undefined;
  panel: Panel | undefined;
  drafts: Readonly<Record<string, Draft>>;
  status: string;
  isError: boolean;
  /** Texts that still contain the old value after the last changes, by their ids. */
  otherTexts: Readonly<Record<string, Change>>;
};

const storageKey = 'editor';
let state: State;
let draw = () => {};

export const getState = () => state;

export function setState(next: Partial<State>): void {
  state.card?.element?.removeAttribute('data-edited');
  state = { ...state, ...next };
  state.card?.element?.setAttribute('data-edited', '');
  const panel = state.panel === 'publish' ? state.panel : undefined;
  sessionStorage.setItem(storageKey, JSON.stringify({ panel, drafts: state.drafts }));
  draw();
}

/** `render` draws the editor, now and at each change. */
export function start(info: PageInfo, render: () => void): void {
  // The page reloads if the editor starts again or publishing fetches new code; then drafts and Publish are back.
  const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<State>;
  state = { info, card: undefined, panel: undefined, drafts: {}, status: '', isError: false, otherTexts: {}, ...saved };
  draw = render;
  draw();
}

/** A new draft is told in place of the last result. */
export function setDraft(id: string, draft: Draft | undefined): void {
  const { [id]: _, ...others } = state.drafts;
  if (draft) setState({ drafts: { ...others, [id]: draft }, status: '', isError: false });
  else setState({ drafts: others });
}

export const hasDrafts = () => Object.keys(state.drafts).length > 0;
addEventListener('beforeunload', (event) => hasDrafts() && event.preventDefault());
