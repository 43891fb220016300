import type { Field } from '../messages.ts';
import { language } from './api.ts';
import { act, learn, refresh } from './page.ts';
import { type Draft, now, set } from './state.ts';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

export function type({ id, value }: Field, typed: Partial<Draft>): void {
  set({ drafts: { ...now().drafts, [id]: { was: value, text: value, ...now().drafts[id], ...typed } } });
}

/** The field says again what its file says; one that was typed in its place is done. */
export function give(id: string, isSaved = false): void {
  const { [id]: _, ...drafts } = now().drafts;
  set({ drafts, ...(!isSaved && { fault: '' }) });
  if (now().card?.typing?.field.id === id) end(isSaved);
}

function end(isSaved: boolean): void {
  const { card, map } = now();
  card?.typing?.restore(isSaved);
  set({ card: undefined });
  // What was drawn meanwhile left it out.
  if (!isSaved && card?.map !== map) void refresh();
}

const saving = new Map<string, Promise<boolean>>();
/** Saves what was typed over what the field said; false where it is wrong. Enter and the leaving that follows it are one wish. */
export function store(id: string, was = now().drafts[id]?.was ?? ''): Promise<boolean> {
  const work = saving.get(id) ?? send(id, was).finally(() => saving.delete(id));
  saving.set(id, work);
  return work;
}

async function send(id: string, was: string): Promise<boolean> {
  const field = now().info.fields.find((one) => one.id === id);
  const draft = now().drafts[id];
  const text = tidy(draft?.text ?? '');
  if (!draft || text === tidy(was)) {
    give(id);
    return true;
  }
  const value = field?.is === 'link' ? withScheme(text) : text;
  const told = await act('save', { language, id, was, value, everywhere: draft.isEverywhere });
  if (told) {
    set({ drafts: { ...now().drafts, [id]: { ...draft, told } } });
    now().card?.typing?.element.setAttribute('aria-invalid', 'true');
    return false;
  }
  learn(id, value);
  give(id, true);
  return true;
}

/** Before something else begins: saves all that was typed; false where it is wrong. */
export async function leave(): Promise<boolean> {
  for (const id of Object.keys(now().drafts)) if (!(await store(id))) return false;
  end(false);
  return true;
}

/** Enter saves, Esc gives back. */
export function onKey(event: KeyboardEvent, id: string): void {
  if (event.key === 'Enter' && !event.isComposing) {
    event.preventDefault();
    void store(id);
  } else if (event.key === 'Escape' && (now().drafts[id] || now().card?.typing)) {
    event.stopPropagation();
    give(id);
  }
}

addEventListener('beforeunload', (event) => Object.keys(now().drafts).length > 0 && event.preventDefault());
