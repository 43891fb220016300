import { close, openCard, undo } from './editing.ts';
import { idsOf } from './names.ts';

/** True while clickOnPage clicks: then the page gets the click. */
let isForPage = false;
/** Clicks an element as on the published page. */
export function clickOnPage(element: Element): void {
  close();
  isForPage = true;
  if (element instanceof HTMLElement) element.click();
  isForPage = false;
}

/** A click opens the fields under it, and Enter those of the focused element; the page gets neither. */
function onPageEvent(event: Event): void {
  const { target, type } = event;
  if (isForPage || !(target instanceof Element) || target.localName === 'edit-bar') return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  if (type !== 'click' && type !== 'keydown') return;
  // A click by the keyboard has no position.
  const point = event instanceof MouseEvent && event.detail > 0 ? event : undefined;
  const elements = point ? document.elementsFromPoint(point.clientX, point.clientY) : [target];
  const element = elements.map((one) => one.closest('[data-edit]')).find((one) => one !== null);
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
