import type { Field } from '../messages.ts';
import { joined } from './annotate.ts';
import { act, show } from './page.ts';
import { draft, now, set } from './state.ts';

/** Typing "" means empty, as in the files. {{name}} means {name}. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\{(\{\w+\})\}/g, '$1')
    .trim()
    .replace(/^""$/, '');
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

export function type({ id, value }: Field, typed: Parameters<typeof draft>[1]): void {
  const { drafts, card } = now();
  const { element, ids: [first] = [] } = card ?? {};
  const isShown = first === id && element?.textContent.trim() === (drafts[id]?.text ?? value).trim();
  if (isShown && typed?.text && !element.querySelector('svg, img, input')) element.textContent = typed.text;
  draft(id, { was: value, ...drafts[id], ...typed });
}

export function discard(id: string): void {
  if (!now().drafts[id]) return;
  draft(id);
  set({ status: '', isWrong: false });
  show(now().info);
}

/** Saves the draft over another program's change. */
export function overwrite(id: string, was: string): void {
  draft(id, { was, problem: undefined });
  void store(id);
}

let queue = Promise.resolve(true);
/** Saves drafts one field after the other. Text typed meanwhile is saved by the next call. */
export function store(id: string): Promise<boolean> {
  queue = queue.then(() => send(id));
  return queue;
}

async function send(id: string): Promise<boolean> {
  const { drafts, info } = now();
  const field = info.fields.find((one) => one.id === id);
  const { text: typed, was = '', isEverywhere = false } = drafts[id] ?? {};
  if (!field || typed === undefined) return true;
  const text = tidy(typed);
  if (text === tidy(was)) {
    discard(id);
    return true;
  }
  const value = field.format === 'uri' ? withScheme(text) : text;
  const problem = await act('save', { id, was, value, isEverywhere });
  if (problem) {
    set({ status: '', isWrong: false });
    draft(id, { ...now().drafts[id], problem });
    return false;
  }
  // Esc during the save has already removed the draft.
  const after = now().drafts[id];
  draft(id, after && after.text !== typed ? { ...after, was: value, problem: undefined } : undefined);
  // The next change compares with this value, even before the page is redrawn.
  const fields = now().info.fields.map((one) => (one.id === id ? { ...one, value } : one));
  set({ info: { ...now().info, fields } });
  return true;
}

export const saveDrafts = () => Promise.all(Object.keys(now().drafts).map(store));

/** Enter saves, and closes a card that was opened for one text; Esc discards. */
export function onKey({ key, isComposing }: KeyboardEvent, id: string): boolean {
  if (isComposing || (key !== 'Enter' && key !== 'Escape')) return false;
  const { card } = now();
  const isOne = card?.ids.length === 1 && !card.element?.matches(joined);
  if (key === 'Escape') discard(id);
  else void store(id).then((isSaved) => isSaved && isOne && now().card === card && close());
  return key === 'Enter';
}

export function close(): void {
  const element = now().card?.element;
  void saveDrafts();
  set(now().card ? { card: undefined } : { panel: undefined });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}
