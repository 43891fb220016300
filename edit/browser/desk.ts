import { type How, type List, standsAt } from '../messages.ts';
import { ask, language } from './api.ts';
import { act } from './page.ts';
import { type Target, targetFor } from './pageMap.ts';
import { mode, now, set } from './state.ts';
import { leave, typeIn } from './typing.ts';
import { groupOf } from './words.ts';

export const go = (path: string, to: string) => location.assign(`${path}?lang=${to}`);

/** Makes what was pressed typeable in its place, or opens a card beside it; what was typed before is saved meanwhile. */
export function open(target: Target): void {
  void leave();
  set({ card: { target, place: typeIn(target) }, panel: undefined });
}

export function close(): void {
  const element = now().card?.target.element;
  void leave();
  set({ card: undefined, panel: undefined });
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

const goal = 'edit-goal';

/** Opens a field where it stands on this page, or else in the drawer; without one, the field that led here. */
export function reach(id = sessionStorage.getItem(goal) ?? undefined): void {
  sessionStorage.removeItem(goal);
  if (!id) return;
  const target = targetFor(now().map, id);
  if (mode !== 'edit' || !target?.element.checkVisibility()) return void set({ wanted: id, panel: 'texts' });
  target.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  open(target);
}

/** Leads to a field: on this page, on the page that shows it, or in the drawer. */
export async function lead(id: string, to = language): Promise<void> {
  if (!(await leave())) return;
  const isHere = to === language && targetFor(now().map, id);
  const places = isHere ? {} : await ask<Record<string, string>>('places', { language: to });
  const near = Object.keys(places).find((other) => groupOf(other) === groupOf(id)) ?? '';
  const shownAt = places[id] ?? places[near] ?? location.pathname;
  const at = shownAt === '/gallery' ? location.pathname : shownAt;
  if (at === location.pathname && to === language) return reach(id);
  sessionStorage.setItem(goal, id);
  go(at, to);
}

/** Changes a list, and leads to where the item stands then. */
export async function arrange(id: string, list: List, index: number, how: How): Promise<void> {
  if (!(await leave())) return;
  set({ card: undefined });
  const wrong = await act('list', { language, id: list.id, index, how });
  const by = standsAt[how].at(-1);
  if (!wrong && by) reach(`${list.id}.${index + by}${id.slice(`${list.id}.${index}`.length)}`);
}
