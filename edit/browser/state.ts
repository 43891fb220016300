import type { PageInfo, PublishInfo } from '../protocol.ts';

export type Panel = 'texts' | 'publish';
/** `was` is the value when typing began. */
type Draft = { was: string; text: string; mistake?: string | undefined };
export type CardState = { ids: string[]; element?: Element | undefined; caret?: number | undefined };

const storageKey = 'editor';
let state = {
  info: { html: '', contentReadAtMs: 0, fields: [], proposedChanges: [] } as Partial<PageInfo> as PageInfo,
  card: undefined as CardState | undefined,
  panel: undefined as Panel | undefined,
  drafts: {} as Readonly<Record<string, Draft>>,
  status: '',
  isError: false,
  publishResult: {} as Partial<PublishInfo>,
  // Panel and result are in sessionStorage, because the page reloads when Publish fetches new code.
  ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as object),
};
let render = () => {};

export const getState = () => state;

export function setState(next: Partial<typeof state>): void {
  state.card?.element?.removeAttribute('data-edited');
  state = { ...state, ...next };
  state.card?.element?.setAttribute('data-edited', '');
  const { panel, publishResult } = state;
  sessionStorage.setItem(storageKey, JSON.stringify({ panel, publishResult }));
  render();
}

export function renderOnChange(renderEditor: () => void): void {
  render = renderEditor;
  render();
}

export function setDraft(id: string, draft: Draft | undefined): void {
  const { [id]: _, ...others } = state.drafts;
  if (draft) setState({ drafts: { ...others, [id]: draft }, status: '', isError: false });
  else setState({ drafts: others });
}

export const hasDrafts = () => Object.keys(state.drafts).length > 0;
addEventListener('beforeunload', (event) => hasDrafts() && event.preventDefault());
