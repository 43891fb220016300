import type { ListChange } from '../protocol.ts';
import { elementFor, fieldOf, fieldsIn, groupOf, idsOf } from './names.ts';
import { inTurn, queueChange, sendChange } from './page.ts';
import { getState, setDraft, setState } from './state.ts';

function normalize(text: string, format: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (format === 'uri') return line.replace(/^(?=[\w-]+(\.[\w-]+)+([/?#]|$))/, 'https://');
  // Other systems write placeholders as {{name}}.
  return line.replace(/\{(\{\w+\})\}/g, '$1');
}

export const saveField = (id: string): Promise<boolean> =>
  inTurn(async () => {
    const field = fieldOf(id);
    const draft = getState().drafts[id];
    if (!field || !draft) return true;
    const value = normalize(draft.text, field.format);
    const mistake = value === draft.was ? undefined : await sendChange('save', { id, was: draft.was, value });
    const newest = getState().drafts[id];
    if (mistake) setDraft(id, newest && { ...newest, mistake });
    else if (newest?.text === draft.text) setDraft(id, undefined);
    // save.ts also changes translations that had the same value. Their drafts get the new value as `was`, or save.ts would refuse them.
    for (const [draftId, other] of Object.entries(getState().drafts))
      if (!mistake && other.was === draft.was)
        setDraft(draftId, { ...other, was: fieldOf(draftId)?.value ?? other.was });
    return !mistake;
  });

export const saveDrafts = () => Promise.all(Object.keys(getState().drafts).map(saveField));

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

export function close(): void {
  const element = getState().card?.element;
  void saveDrafts();
  setState(getState().card ? { card: undefined } : { panel: undefined });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

export function openField(id: string): void {
  // `sample` marks an invented fact, whose other fields are opened too. URLs come first, because the page does not show them.
  const fields = fieldsIn(id.endsWith('.sample') ? groupOf(id) : id);
  const { link = [], other = [] } = Object.groupBy(fields, ({ format }) => (format === 'uri' ? 'link' : 'other'));
  const ids = [...link, ...other].map((field) => field.id);
  const element = elementFor(ids[0] ?? '');
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  openCard(element, ids);
}

export async function changeList({ id, index, action }: ListChange): Promise<void> {
  // A mistake must be corrected before its item moves.
  if (!(await saveDrafts()).every(Boolean)) return;
  const mistake = await queueChange('list', { id, index, action });
  if (mistake) return;
  if (action === 'remove') setState({ card: undefined });
  else openField(`${id}.${action === 'up' ? index - 1 : index + 1}`);
}

export const undo = () => saveDrafts().then(() => queueChange('undo'));

// The page's own listeners get only the click() that Card.tsx makes, whose isTrusted is false.
function onPageEvent(event: Event): void {
  const { target, type } = event;
  if (!event.isTrusted || !(target instanceof Element) || target.localName === 'edit-bar') return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
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

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, isComposing } = event;
  if (key === 'Escape' && !isComposing) close();
  const isTyping = event.composedPath()[0] instanceof HTMLTextAreaElement;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || isTyping) return;
  event.preventDefault();
  void undo();
});
