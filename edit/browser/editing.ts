import { isInside, type ListChange } from '../messages.ts';
import { elementFor, fieldsIn, idsOf } from './names.ts';
import { change, inTurn, sendChange } from './page.ts';
import { getState, setDraft, setState } from './state.ts';

/** Who types "" wants an empty text, as in YAML; {{name}}, a habit from other systems, means {name}. */
function normalize(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/\{(\{\w+\})\}/g, '$1');
  return line.trim() === '""' ? '' : line.trim();
}
/** example.com becomes https://example.com. */
const withScheme = (text: string) => text.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');

/** Saves a draft, and answers whether it could. Text typed meanwhile is saved by the next call. */
export const saveField = (id: string) => inTurn(() => saveDraft(id));

async function saveDraft(id: string): Promise<boolean> {
  const field = getState().info.fields.find((one) => one.id === id);
  const draft = getState().drafts[id];
  if (!field || !draft) return true;
  const text = normalize(draft.text);
  if (text === normalize(draft.was)) {
    setDraft(id, undefined);
    return true;
  }
  const value = field.format === 'uri' ? withScheme(text) : text;
  const mistake = await sendChange('save', { id, was: draft.was, value });
  // Esc during the save has already removed the draft.
  const newestDraft = getState().drafts[id];
  if (mistake) {
    if (newestDraft) setDraft(id, { ...newestDraft, mistake });
    return false;
  }
  setDraft(id, newestDraft && newestDraft.text !== draft.text ? { was: value, text: newestDraft.text } : undefined);
  // The other languages may have got the new text too. A translation being typed would conflict with its old `was`.
  for (const { id: other, value: saved } of getState().info.fields) {
    const translation = getState().drafts[other];
    if (translation?.was === draft.was && saved === value) setDraft(other, { ...translation, was: value });
  }
  return true;
}

export const saveDrafts = () => Promise.all(Object.keys(getState().drafts).map(saveField));

/** Saves the open card, then opens one for the fields of an element. The mouse position places the caret. */
export function openCard(element: Element | undefined, ids: string[], point?: MouseEvent): void {
  void saveDrafts();
  setState({ card: { ids, element, caret: point && element ? caretAt(element, point) : undefined } });
}

function caretAt(element: Element, { clientX, clientY }: MouseEvent): number | undefined {
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().trimStart().length;
}

/** Saves, then closes the card or, if none is open, the panel, which forgets its other texts. */
export function close(): void {
  const element = getState().card?.element;
  void saveDrafts();
  setState(getState().card ? { card: undefined } : { panel: undefined, otherTexts: {} });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/** Opens a field, or all fields of an item, beside its element on this page, or else in a card of its own. */
export function openField(id: string): void {
  const fields = fieldsIn(id);
  // An item's link comes first, because its URL cannot be seen on the page.
  const urls = fields.filter(({ format }) => format === 'uri');
  const ids = [...urls, ...fields].map((field) => field.id);
  const element = elementFor(ids[0] ?? '');
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  openCard(element, [...new Set([...ids, ...(element ? idsOf(element) : [])])]);
}

/** Changes a list and opens all fields of the item at its new place. */
export async function changeList({ id, index, action }: ListChange): Promise<void> {
  const { ids } = getState().card ?? {};
  await saveDrafts();
  // An error must be corrected before its item moves.
  if (Object.keys(getState().drafts).some((each) => isInside(each, id))) return;
  if (await change('list', { id, index, action })) return;
  if (action !== 'remove' && getState().card?.ids === ids)
    openField(`${id}.${action === 'up' ? index - 1 : index + 1}`);
  // A card that was opened meanwhile may now show another item, whose buttons nobody meant to press.
  else setState({ card: undefined });
}

export const undo = () => saveDrafts().then(() => change('undo'));
