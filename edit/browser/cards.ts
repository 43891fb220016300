import type { Field, List, ListChange } from '../messages.ts';
import { elementFor, idsOf } from './elements.ts';
import { isBelow } from './ids.ts';
import { act } from './page.ts';
import { saveDrafts } from './saving.ts';
import { now, set } from './state.ts';
import { say } from './words.ts';

/** Opens a card for the fields of an element, after saving the last one. The mouse position places the caret. */
export function open(element: Element | undefined, ids: string[], point?: MouseEvent): void {
  void saveDrafts();
  set({ card: { ids, element, caret: point && element ? caretAt(element, point) : undefined } });
}

function caretAt(element: Element, { clientX, clientY }: MouseEvent): number | undefined {
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().trimStart().length;
}

/** Closes the card, or else the panel, after saving. */
export function close(): void {
  const element = now().card?.element;
  void saveDrafts();
  set(now().card ? { card: undefined } : { panel: undefined });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/** Opens a field where it stands on this page, or else in a card of its own; with it what is to be filled in together. */
export function reach(id: string, others: string[] = []): void {
  const element = elementFor(id);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  open(element, [...new Set([id, ...others, ...(element ? idsOf(element) : [])])]);
}

/** Changes a list and opens the item at its new place. */
export async function arrange(id: string, list: List, index: number, action: ListChange['action']): Promise<void> {
  await saveDrafts();
  // An error must be corrected before its item moves.
  if (Object.keys(now().drafts).some((each) => isBelow(each, list.id)))
    return set({ status: say('unsaved'), isWrong: true });
  set({ card: undefined });
  if ((await act('list', { id: list.id, index, action })) || action === 'remove') return;
  const place = `${list.id}.${action === 'up' ? index - 1 : index + 1}`;
  if (action !== 'add') return reach(place + id.slice(`${list.id}.${index}`.length));
  const fields = now().info.fields.filter((field) => isBelow(field.id, place));
  // Its address comes first: it cannot be seen on the page.
  const isAddress = ({ format }: Field) => Number(format === 'uri');
  const [first = place, ...others] = fields
    .toSorted((one, other) => isAddress(other) - isAddress(one))
    .map((field) => field.id);
  reach(first, others);
}

export async function step(endpoint: 'undo' | 'redo'): Promise<void> {
  if (!now().info[endpoint]) return;
  await saveDrafts();
  await act(endpoint);
}
