import { type Field, marks } from '../messages.ts';
import { joined, type Target } from './pageMap.ts';

/** A text that is being typed where it stands. */
export type Typing = { element: HTMLElement; field: Field; restore: (isSaved: boolean) => void };

const apart = `${joined}, [data-island]`;

/**
 * Makes a text typeable in its place. Undefined where it is not the whole of one field there: joined with others, filled in
 * by a name, part of a link, a button, a drawing or an island. Those want a card.
 */
export function typeIn({ element, ids, spot, picture }: Target, fields: readonly Field[]): Typing | undefined {
  const field = fields.find(({ id }) => id === ids[0]);
  const parent = spot?.element;
  if (!field || field.choices || !spot?.node || !(parent instanceof HTMLElement)) return undefined;
  if (ids.length > 1 || picture || element.closest(apart) || parent.closest(apart)) return undefined;
  const isWholeText = spot.twin?.replace(marks, '') === field.value;
  if (isWholeText && parent.childNodes.length > 1) return around(spot.node, field);
  // A page may dress a part of it, as the headline's full stop: then all of it is typed without that dress.
  return isWholeText || parent.textContent.trim() === field.value ? within(parent, field) : undefined;
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
  const during = {
    ...{ contenteditable: 'plaintext-only', role: 'textbox', 'aria-multiline': 'false', spellcheck: 'true' },
    ...{ 'aria-label': field.description, 'aria-invalid': 'false' },
  };
  const had = Object.keys(during).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(during)) element.setAttribute(name, value);
  const restore = (isSaved: boolean) => {
    for (const [name, value] of had) value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    giveBack(isSaved);
  };
  return { element, field, restore };
}
