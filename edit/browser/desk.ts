import { type How, type List, standsAt } from '../messages.ts';
import { elementFor, idsOf } from './annotate.ts';
import { language } from './api.ts';
import { act } from './page.ts';
import { saveDrafts } from './saving.ts';
import { mode, now, set } from './state.ts';
import { say } from './words.ts';

const hashPrefix = '#edit:';
/** The address of a page; with a field, the page opens it. */
export const addressOf = (path: string, to = language, id = '') => `${path}?lang=${to}${id && hashPrefix + id}`;

/** Opens a card for the fields of an element, after saving the last one. The mouse position places the caret. */
export function open(element: Element | undefined, ids: string[], at?: MouseEvent): void {
  void saveDrafts();
  set({ card: { ids, element, caret: at && element ? caretAt(element, at) : undefined } });
}

function caretAt(element: Element, { clientX, clientY }: MouseEvent): number | undefined {
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().trimStart().length;
}

/**
 * Opens a field on this page, or in a card of its own if the page does not show it. The default is the field in the
 * address.
 */
export function reach(id = location.hash.split(hashPrefix)[1], to = language): void {
  if (!id) return;
  if (to !== language) location.assign(addressOf(location.pathname, to, id));
  const element = mode === 'edit' ? elementFor(id) : undefined;
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  open(element, [...new Set([id, ...(element ? idsOf(element) : [])])]);
}

function openAll(item: string): void {
  const inItem = now().info.fields.filter(({ id }) => `${id}.`.startsWith(`${item}.`));
  const { uri = [], words = [] } = Object.groupBy(inItem, ({ format }) => (format === 'uri' ? 'uri' : 'words'));
  const ids = [...uri, ...words].map(({ id }) => id);
  const element = ids.map(elementFor).find(Boolean);
  // The whole item, so that the card stands beside it and covers no part.
  const whole = element?.closest('li, figure, tr') ?? element;
  whole?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  open(whole, ids);
}

/** Changes a list and opens the item at its new place. */
export async function arrange(id: string, list: List, index: number, how: How): Promise<void> {
  await saveDrafts();
  // Unsaved drafts are tied to their place: errors must be corrected and a chosen picture placed first.
  const hasDrafts = Object.keys(now().drafts).some((each) => each.startsWith(`${list.id}.`));
  if (hasDrafts) return set({ status: say('unsaved'), isWrong: true });
  set({ card: undefined });
  const wrong = await act('list', { id: list.id, index, how });
  const by = standsAt[how].at(-1);
  const place = `${list.id}.${index + (by ?? 0)}`;
  if (!wrong && how === 'add') openAll(place);
  else if (!wrong && by) reach(place + id.slice(`${list.id}.${index}`.length));
}
