import type { Field } from '../messages.ts';
import { marks } from '../messages.ts';
import type { Target } from './pageMap.ts';

/** A text that is being typed where it stands. */
export type Typing = { element: HTMLElement; field: Field; restore: (isSaved: boolean) => void };

const apart = 'a, button, summary, label, svg, [data-island]';

/**
 * Makes a text typeable in its place. Undefined where it is not the whole of one field there: joined with others, filled in
 * by a name, part of a link, a button, a drawing or an island. Those want a card.
 */
export function typeIn({ element, ids, spot }: Target, fields: Map<string, Field>): Typing | undefined {
  const field = ids.length === 1 ? fields.get(ids[0] ?? '') : undefined;
  const parent = spot?.node.parentElement;
  if (!field || !spot || !parent || element.closest(apart) || parent.closest(apart)) return undefined;
  const isWholeText = spot.twin.replace(marks, '') === field.value;
  if (isWholeText && parent.childNodes.length > 1) return around(spot.node, field);
  // A page may dress a part of it, as the headline's full stop: then all of it is typed without that dress.
  return isWholeText || parent.textContent === field.value ? within(parent, field) : undefined;
}

function within(element: HTMLElement, field: Field): Typing {
  const before = [...element.childNodes];
  element.replaceChildren(field.value);
  return open(element, field, (isSaved) => isSaved || element.replaceChildren(...before));
}

function around(node: Text, field: Field): Typing {
  const element = document.createElement('span');
  node.replaceWith(element);
  element.append(field.value);
  return open(element, field, (isSaved) => {
    if (isSaved) node.data = element.textContent ?? '';
    element.replaceWith(node);
  });
}

function open(element: HTMLElement, field: Field, giveBack: (isSaved: boolean) => void): Typing {
  const names = ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'spellcheck'];
  const had = names.map((name) => [name, element.getAttribute(name)] as const);
  const words = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': field.description,
    'aria-multiline': 'false',
  };
  for (const [name, value] of Object.entries({ ...words, spellcheck: 'true' })) element.setAttribute(name, value);
  // Firefox knows plain text only since 136.
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
  element.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(element);
  const restore = (isSaved: boolean) => {
    for (const [name, value] of had) value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    element.removeAttribute('aria-invalid');
    giveBack(isSaved);
  };
  return { element, field, restore };
}

export const typedIn = ({ element }: Typing) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
