import { sendChange } from './page.ts';
import { getState, setDraft, setState } from './state.ts';

/** Who types "" wants an empty text, as in YAML; {{name}}, a habit from other systems, means {name}. */
const normalize = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\{(\{\w+\})\}/g, '$1')
    .trim()
    .replace(/^""$/, '');
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

export function discard(id: string): void {
  if (!getState().drafts[id]) return;
  setDraft(id, undefined);
  setState({ status: '', isError: false });
}

let queue = Promise.resolve(true);
/** Saves drafts one field after the other. Text typed meanwhile is saved by the next call. */
export function saveField(id: string): Promise<boolean> {
  queue = queue.then(() => saveNow(id));
  return queue;
}

async function saveNow(id: string): Promise<boolean> {
  const field = getState().info.fields.find((one) => one.id === id);
  const draft = getState().drafts[id];
  if (!field || !draft) return true;
  const text = normalize(draft.text);
  if (text === normalize(draft.was)) {
    discard(id);
    return true;
  }
  const value = field.format === 'uri' ? withScheme(text) : text;
  const problem = await sendChange('save', { id, was: draft.was, value });
  // Esc during the save has already removed the draft.
  const after = getState().drafts[id];
  if (problem) {
    setState({ status: '', isError: false });
    if (after) setDraft(id, { ...after, problem });
    return false;
  }
  setDraft(id, after && after.text !== draft.text ? { was: value, text: after.text } : undefined);
  return true;
}

export const saveDrafts = () => Promise.all(Object.keys(getState().drafts).map(saveField));
