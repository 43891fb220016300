import { type Field, marks } from '../messages.ts';
import { act, show } from './page.ts';
import { joined, type Spot } from './pageMap.ts';
import { draft, isUnsaved, now, set } from './state.ts';

/** Typing "" means empty, as in the files. {{name}} means {name}. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\{(\{\w+\})\}/g, '$1')
    .trim()
    .replace(/^""$/, '');
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

export const type = ({ id, value }: Field, typed: Parameters<typeof draft>[1]) =>
  draft(id, { was: value, ...now().drafts[id], ...typed });

const isOpen = (id: string) => now().card?.target.ids[0] === id;

/** Discards what was typed. */
export function give(id: string): void {
  draft(id);
  if (now().isWrong) set({ told: '', isWrong: false });
  if (isOpen(id)) end();
}

/** Closes the field on the page. A saved text is redrawn in a moment; anything else goes back to the file's text. */
function end(): void {
  const { card, drafts, info } = now();
  if (!card?.place) return;
  set({ card: undefined });
  if (drafts[card.target.ids[0] ?? '']) card.place.removeAttribute('contenteditable');
  else show(info);
}

const saving = new Map<string, Promise<void>>();
/**
 * Saves what was typed over what the field said, or over what another program has written there.
 * What was typed during a save is saved after it. Enter also blurs the field: save once, not twice.
 */
export function store(id: string, over?: string): Promise<void> {
  const isMore = () => now().drafts[id] && !now().drafts[id]?.told;
  const work = saving.get(id)?.then(() => (isMore() ? send(id, over) : undefined)) ?? send(id, over);
  saving.set(id, work);
  return work.finally(() => saving.get(id) === work && saving.delete(id));
}

async function send(id: string, over?: string): Promise<void> {
  const { drafts, info } = now();
  const field = info.fields.find((one) => one.id === id);
  if (!field) {
    // A picture has a button of its own; what belongs to nothing any more is forgotten.
    if (info.asOf > 0 && info.slots.every((slot) => slot.id !== id)) draft(id);
    return;
  }
  const { text: typed = field.value, was = field.value, isEverywhere = false } = drafts[id] ?? {};
  const text = tidy(typed);
  if (text === tidy(over ?? was)) return give(id);
  const value = field.is === 'uri' ? withScheme(text) : text;
  const told = await act('save', { id, was: over ?? was, value, isEverywhere });
  if (told) {
    // It stands beside the field.
    set({ told: '', isWrong: false });
    type(field, { told });
    if (isOpen(id)) now().card?.place?.setAttribute('aria-invalid', 'true');
    else show(now().info);
    return;
  }
  // Esc during the save has removed the draft already.
  if ((now().drafts[id]?.text ?? typed) !== typed) type(field, { was: value, told });
  else {
    if (isOpen(id)) end();
    draft(id);
  }
  // The next change starts from this value, even before the page is redrawn.
  const fields = now().info.fields.map((one) => (one.id === id ? { ...one, value } : one));
  set({ info: { ...now().info, fields } });
}

/** Saves all that was typed, before something else begins. */
export async function leave(): Promise<void> {
  const stored = Object.keys(now().drafts).map((id) => store(id));
  end();
  await Promise.all(stored);
}

const apart = `${joined}, [data-island]`;

/**
 * Makes a text typeable in its place. Undefined where it is not the whole of one field there: joined with others, filled in
 * by a name, part of a link, a button, a drawing or an island. Those want a card.
 */
export function typeIn({ element, ids, node, markedText }: Spot, at?: MouseEvent): HTMLElement | undefined {
  const field = now().info.fields.find(({ id }) => id === ids[0]);
  if (!field || field.choices || !node || !(element instanceof HTMLElement)) return undefined;
  if (ids.length > 1 || element.closest(apart)) return undefined;
  const isWholeText = markedText?.replace(marks, '') === field.value;
  if (!isWholeText && element.textContent.trim() !== field.value) return undefined;
  // A page may dress a part of it, as the headline's full stop: then all of it is typed without that dress.
  const place = isWholeText && element.childNodes.length > 1 ? document.createElement('span') : element;
  if (place !== element) node.replaceWith(place);
  place.replaceChildren(now().drafts[field.id]?.text ?? field.value);
  const during = { contenteditable: 'plaintext-only', role: 'textbox', 'aria-label': field.description };
  for (const [name, value] of Object.entries(during)) place.setAttribute(name, value);
  place.focus({ preventScroll: true });
  const caret = at && document.caretPositionFromPoint(at.clientX, at.clientY);
  if (caret && place.contains(caret.offsetNode)) getSelection()?.collapse(caret.offsetNode, caret.offset);
  else getSelection()?.selectAllChildren(place);
  place.oninput = () => type(field, { text: place.textContent });
  place.onkeydown = (event) => onKey(event, field.id);
  place.onblur = ({ relatedTarget: next }) => {
    const isOurs = next instanceof Element && next.localName === 'edit-bar';
    if (place === now().card?.place && !isOurs) void store(field.id);
  };
  return place;
}

/** Enter saves, Esc gives back. */
export function onKey(event: KeyboardEvent, id: string): void {
  if (event.key === 'Enter' && !event.isComposing) {
    event.preventDefault();
    void store(id);
  } else if (event.key === 'Escape' && !event.isComposing && (now().drafts[id] || now().card?.place)) {
    event.stopPropagation();
    give(id);
  }
}

addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault());
