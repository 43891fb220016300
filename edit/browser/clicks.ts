import { close, openCard, undoOrRedo } from './cards.ts';
import { idsOf } from './elements.ts';

let isPassing = false;
export function press(element: Element): void {
  close();
  isPassing = true;
  if (element instanceof HTMLElement) element.click();
  isPassing = false;
}

/** The editable element under the pointer, or the focused one for a keyboard's click, which has no position. */
function targetOf(event: Event): Element | undefined {
  const isPoint = event instanceof MouseEvent && event.detail > 0;
  const elements = isPoint ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target as Element];
  return elements.map((one) => one.closest('[data-edit]')).find((one) => one !== null);
}

/** A click opens the fields under it, and Enter those of the focused element; the page gets neither. */
function onPage(event: Event): void {
  const { target } = event;
  if (isPassing || !(target instanceof Element) || target.localName === 'edit-bar') return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  const element = event.type === 'click' || event.type === 'keydown' ? targetOf(event) : undefined;
  const isPoint = event instanceof MouseEvent && event.detail > 0;
  if (element) openCard(element, idsOf(element), isPoint ? event : undefined);
}
for (const name of ['pointerdown', 'mousedown', 'click', 'submit', 'keydown', 'dragover', 'drop'])
  addEventListener(name, onPage, { capture: true });

/** In a text field the browser's own undo applies. */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, isComposing } = event;
  if (key === 'Escape' && !isComposing) close();
  const isTyping = event.composedPath()[0] instanceof HTMLTextAreaElement;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || isTyping) return;
  event.preventDefault();
  void undoOrRedo(shiftKey ? 'redo' : 'undo');
});
