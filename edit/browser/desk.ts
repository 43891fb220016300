import { type How, type List, standsAt } from '../messages.ts';
import { ask, language } from './api.ts';
import { act } from './page.ts';
import { type Spot, targetFor } from './pageMap.ts';
import { mode, now, publishing, set } from './state.ts';
import { leave, typeIn } from './typing.ts';
import { isNear, say } from './words.ts';

const goal = '#edit:';
/** Of a page; with a field, that is opened there. */
export const addressOf = (path: string, to = language, id = '') => `${path}?lang=${to}${id && goal + id}`;

/** Opens a text for typing in its place, or a card beside it; saves what was typed before. */
export function open(target: Spot, at?: MouseEvent): void {
  void leave();
  focus(target.element);
  publishing.end();
  set({ card: { target, place: typeIn(target, at) }, panel: undefined });
}

export function close(): void {
  publishing.end();
  const element = now().card?.target.element;
  void leave();
  set({ card: undefined, panel: undefined });
  if (element) focus(element);
}

function focus(element: Element): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/** Opens a field where it stands on this page, or else in the drawer; without one, the field that the address names. */
export function reach(id = location.hash.split(goal)[1]): void {
  if (!id) return;
  const target = targetFor(now().map, id);
  if (mode !== 'edit' || !target?.element.checkVisibility({ visibilityProperty: true }))
    return void set({ wanted: id, panel: 'texts' });
  target.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  open(target);
}

/** Leads to a field: on this page, on the page that shows it, or in the drawer. */
export async function lead(id: string, to = language): Promise<void> {
  await leave();
  const isHere = to === language && targetFor(now().map, id);
  const places = isHere ? {} : await ask<Record<string, string>>('places', { language: to });
  const near = Object.keys(places).find((other) => isNear(id, other)) ?? '';
  const shownAt = places[id] ?? places[near] ?? location.pathname;
  const at = shownAt === '/gallery' ? location.pathname : shownAt;
  if (at === location.pathname && to === language) reach(id);
  else location.assign(addressOf(at, to, id));
}

/** Opens every field of a new item in one card, its address first. */
function openAll(item: string): void {
  const { map, info } = now();
  const inItem = info.fields.filter(({ id }) => `${id}.`.startsWith(`${item}.`));
  const ids = inItem
    .toSorted((one, other) => Number(other.is === 'uri') - Number(one.is === 'uri'))
    .map(({ id }) => id);
  const elements = ids.flatMap((id) => targetFor(map, id)?.element ?? []);
  // All of the item, so that the card stands beside it and covers no part.
  let element = elements[0];
  while (element?.parentElement && !elements.every((one) => element?.contains(one))) element = element.parentElement;
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (element && ids.length > 1) set({ card: { target: { element, ids }, place: undefined }, panel: undefined });
  else reach(ids[0]);
}

/** Changes a list, and leads to where the item stands then. */
export async function arrange(id: string, list: List, index: number, how: How): Promise<void> {
  await leave();
  // What is wrong in it has to be mended where it stands, and a chosen picture put in its place.
  const isHeldUp = Object.keys(now().drafts).some((each) => each.startsWith(`${list.id}.`));
  if (isHeldUp) return set({ told: say('unsaved'), isWrong: true });
  set({ card: undefined });
  const wrong = await act('list', { id: list.id, index, how });
  const by = standsAt[how].at(-1);
  const place = `${list.id}.${index + (by ?? 0)}`;
  if (!wrong && how === 'add') openAll(place);
  else if (!wrong && by) reach(place + id.slice(`${list.id}.${index}`.length));
}
