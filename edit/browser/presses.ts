import { idsOf } from './annotate.ts';
import { open } from './desk.ts';
import { close } from './saving.ts';
import { draft, mode, now } from './state.ts';

let isPassing = false;
export function press(element: Element): void {
  close();
  isPassing = true;
  if (element instanceof HTMLElement) element.click();
  isPassing = false;
}

/** The editable element under the pointer, or the focused one for a keyboard's click, which has no position. */
function targetOf(event: Event): Element | undefined {
  const isPoint = event instanceof MouseEvent && (event.detail > 0 || event.type === 'drop');
  const { target } = event;
  const all = isPoint ? document.elementsFromPoint(event.clientX, event.clientY) : [target as Element];
  return all.map((one) => one.closest('[data-edit]')).find((one) => one !== null);
}

/** A press opens the fields under it, and Enter those of the focused element; the page gets neither. */
const events = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit', 'click', 'keydown', 'dragover', 'drop'];
for (const name of mode === 'edit' ? events : [])
  addEventListener(
    name,
    (event) => {
      const { target } = event;
      if (isPassing || !(target instanceof Element) || target.localName === 'edit-bar') return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      const element = /click|keydown|drop/.test(name) ? targetOf(event) : undefined;
      if (!element) return;
      const ids = idsOf(element);
      open(element, ids, event instanceof MouseEvent && event.detail > 0 ? event : undefined);
      const file = event instanceof DragEvent ? event.dataTransfer?.files[0] : undefined;
      const picture = ids.find((id) => now().info.pictures.some((each) => each.id === id));
      if (file && picture) draft(picture, { file });
    },
    true,
  );

/** Esc closes; other keys are those in a button's aria-keyshortcuts. In a text field the browser's own undo applies. */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === 'Escape' && !event.isComposing) close();
  const isTyping = event.composedPath()[0] instanceof HTMLTextAreaElement;
  const names = Object.entries({ Control: ctrlKey || metaKey, Alt: altKey, Shift: shiftKey });
  const keys = [...names.flatMap(([name, isDown]) => (isDown ? name : [])), key.length === 1 ? key.toUpperCase() : key];
  const wanted = `[aria-keyshortcuts="${CSS.escape(keys.join('+'))}"]`;
  const found = document.querySelector('edit-bar')?.shadowRoot?.querySelector<HTMLElement>(wanted);
  if (!found || (isTyping && !altKey && keys.length > 1)) return;
  event.preventDefault();
  if (found.localName === 'button') found.click();
  else found.focus();
});
