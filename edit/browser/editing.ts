import type { ListChange } from '../protocol.ts';
import { elementFor, fieldOf, fieldsIn, groupOf, idsOf } from './names.ts';
import { inTurn, queueChange, sendChange } from './page.ts';
import { getState, setDraft, setState } from './state.ts';

function normalize(text: string, format: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // example.com becomes https://example.com.
  if (format === 'uri') return line.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');
  // {{name}}, as other systems write placeholders, becomes {name}.
  return line.replace(/\{(\{\w+\})\}/g, '$1');
}

/** Saves a draft, and returns whether that succeeded. Text typed meanwhile is saved by the next call. */
export const saveField = (id: string): Promise<boolean> =>
  inTurn(async () => {
    const field = fieldOf(id);
    const draft = getState().drafts[id];
    if (!field || !draft) return true;
    const value = normalize(draft.text, field.format);
    const mistake = value === draft.was ? undefined : await sendChange('save', { id, was: draft.was, value });
    // Esc during the save has already removed the draft.
    const newest = getState().drafts[id];
    if (mistake) setDraft(id, newest && { ...newest, mistake });
    else if (newest?.text === draft.text) setDraft(id, undefined);
    // A save may also change translations that had the same value (save.ts). `was` in their drafts must be the new value, or save.ts would refuse them.
    for (const [draftId, other] of Object.entries(getState().drafts))
      if (!mistake && other.was === draft.was)
        setDraft(draftId, { ...other, was: fieldOf(draftId)?.value ?? other.was });
    return !mistake;
  });

export const saveDrafts = () => Promise.all(Object.keys(getState().drafts).map(saveField));

/** Saves the open card, then opens one for the fields of an element. The mouse position places the caret. */
export function openCard(element: Element | undefined, ids: string[], point?: MouseEvent): void {
  void saveDrafts();
  setState({ card: { ids, element, caret: point && element && caretAt(element, point) } });
}

function caretAt(element: Element, { clientX, clientY }: MouseEvent): number | undefined {
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const rangeBefore = document.createRange();
  rangeBefore.setStart(element, 0);
  rangeBefore.setEnd(caret.offsetNode, caret.offset);
  return rangeBefore.toString().trimStart().length;
}

/** Saves, then closes the card or, if none is open, the panel. */
export function close(): void {
  const element = getState().card?.element;
  void saveDrafts();
  setState(getState().card ? { card: undefined } : { panel: undefined });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/** Opens a field, or all fields of an item, in a card beside the element that shows them; if this page has none, in a panel. */
export function openField(id: string): void {
  // `sample`, the mark of an invented fact, is opened with that fact. URLs come first, because the page does not show them.
  const fields = fieldsIn(id.endsWith('.sample') ? groupOf(id) : id);
  const { link = [], other = [] } = Object.groupBy(fields, ({ format }) => (format === 'uri' ? 'link' : 'other'));
  const ids = [...link, ...other].map((field) => field.id);
  const element = elementFor(ids[0] ?? '');
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  openCard(element, ids);
}

/** Changes a list and opens all fields of the item at its new place. */
export async function changeList({ id, index, action }: ListChange): Promise<void> {
  // A mistake must be corrected before its item moves.
  if (!(await saveDrafts()).every(Boolean)) return;
  const mistake = await queueChange('list', { id, index, action });
  if (mistake) return;
  if (action === 'remove') setState({ card: undefined });
  else openField(`${id}.${action === 'up' ? index - 1 : index + 1}`);
}

export const undo = () => saveDrafts().then(() => queueChange('undo'));

// A click opens the fields under the pointer, and Enter those of the focused element. The page's own listeners get
// only the click that Card.tsx makes by click(), whose isTrusted is false.
function onPageEvent(event: Event): void {
  const { target, type } = event;
  if (!event.isTrusted || !(target instanceof Element) || target.localName === 'edit-bar') return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  // A link without a text to edit, such as a language's name, is followed.
  if (target.closest('a:not([data-edit])')) return;
  event.preventDefault();
  event.stopPropagation();
  if (type !== 'click' && type !== 'keydown') return;
  // A click by the keyboard has no position.
  const point = event instanceof MouseEvent && event.detail > 0 ? event : undefined;
  const elements = point ? document.elementsFromPoint(point.clientX, point.clientY) : [target];
  const element = elements.map((hit) => hit.closest('[data-edit]')).find(Boolean);
  if (element) openCard(element, idsOf(element), point);
}
for (const name of ['pointerdown', 'mousedown', 'click', 'submit', 'keydown', 'dragover', 'drop'])
  addEventListener(name, onPageEvent, { capture: true });

/** Esc closes. Ctrl+Z or ⌘Z undoes, except in a text field, where the browser's own undo applies. */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, isComposing } = event;
  if (key === 'Escape' && !isComposing) close();
  const isTyping = event.composedPath()[0] instanceof HTMLTextAreaElement;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || isTyping) return;
  event.preventDefault();
  void undo();
});
