import { act } from './page.ts';
import { now, set, setDraft } from './state.ts';

/** Typing "" means empty, as in the files. {{name}} means {name}. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\{(\{\w+\})\}/g, '$1')
    .trim()
    .replace(/^""$/, '');
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

export function discard(id: string): void {
  if (!now().drafts[id]) return;
  setDraft(id, undefined);
  set({ status: '', isWrong: false });
}

let queue = Promise.resolve(true);
/** Saves drafts one field after the other. Text typed meanwhile is saved by the next call. */
export function store(id: string): Promise<boolean> {
  queue = queue.then(() => send(id));
  return queue;
}

async function send(id: string): Promise<boolean> {
  const field = now().info.fields.find((one) => one.id === id);
  const draft = now().drafts[id];
  if (!field || !draft) return true;
  const text = tidy(draft.text);
  if (text === tidy(draft.was)) {
    discard(id);
    return true;
  }
  const value = field.format === 'uri' ? withScheme(text) : text;
  const problem = await act('save', { id, was: draft.was, value });
  // Esc during the save has already removed the draft.
  const after = now().drafts[id];
  if (problem) {
    set({ status: '', isWrong: false });
    if (after) setDraft(id, { ...after, problem });
    return false;
  }
  setDraft(id, after && after.text !== draft.text ? { was: value, text: after.text } : undefined);
  return true;
}

export const saveDrafts = () => Promise.all(Object.keys(now().drafts).map(store));
