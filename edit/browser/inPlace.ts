import { type Field, marks } from '../messages.ts';
import { onKey, store, type } from './drafts.ts';
import { joined, type Target } from './pageMap.ts';
import { morph } from './redraw.ts';
import type { Typing } from './state.ts';

const apart = `${joined}, [data-island]`;

/**
 * Makes a text typeable in its place. Undefined where it is not the whole of one field there: joined with others, filled in
 * by a name, part of a link, a button, a drawing or an island. Those want a card.
 */
export function typeIn({ element, ids, node, twin }: Target, fields: readonly Field[]): Typing | undefined {
  const field = fields.find(({ id }) => id === ids[0]);
  if (!field || field.choices || !node || !(element instanceof HTMLElement)) return undefined;
  if (ids.length > 1 || element.closest(apart)) return undefined;
  const isWholeText = twin?.replace(marks, '') === field.value;
  if (!isWholeText && element.textContent.trim() !== field.value) return undefined;
  const before = element.cloneNode(true) as HTMLElement;
  // A page may dress a part of it, as the headline's full stop: then all of it is typed without that dress.
  const place = isWholeText && element.childNodes.length > 1 ? document.createElement('span') : element;
  if (place !== element) node.replaceWith(place);
  place.replaceChildren(field.value);
  const during = {
    ...{ contenteditable: 'plaintext-only', role: 'textbox', 'aria-multiline': 'false', spellcheck: 'true' },
    'aria-label': field.description,
  };
  for (const [name, value] of Object.entries(during)) place.setAttribute(name, value);
  place.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(place);
  const listeners = new AbortController();
  place.addEventListener('input', () => type(field, { text: place.textContent }), listeners);
  place.addEventListener('keydown', (event) => onKey(event, field.id), listeners);
  const isOurs = (next: EventTarget | null) => next instanceof Element && next.localName === 'edit-bar';
  place.addEventListener('blur', ({ relatedTarget: next }) => isOurs(next) || void store(field.id), listeners);
  const restore = (isSaved: boolean) => {
    listeners.abort();
    // What was saved is drawn anew in a moment.
    if (isSaved) place.removeAttribute('contenteditable');
    else morph(element, before);
  };
  return { element: place, field, restore };
}
