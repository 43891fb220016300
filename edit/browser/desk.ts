import type { How, List } from '../messages.ts';
import { ask, language } from './api.ts';
import { leave } from './drafts.ts';
import { typeIn } from './inPlace.ts';
import { act, moved } from './page.ts';
import { again, type Target, targetFor } from './pageMap.ts';
import { mode, now, set } from './state.ts';
import { groupOf } from './words.ts';

export const go = (path: string, to: string) => location.assign(`${path}?lang=${to}`);

let asked: Target | undefined;
/** Makes what was pressed typeable in its place, or opens a card beside it. */
export async function open(pressed: Target): Promise<boolean> {
  const before = now().map;
  asked = pressed;
  if (!(await leave())) return false;
  await moved;
  if (asked !== pressed) return false;
  const { map, info } = now();
  const target = map === before ? pressed : again(map, pressed);
  set({ card: { target, typing: typeIn(target, info.fields), map } });
  return true;
}

export async function close(): Promise<boolean> {
  const element = now().card?.target.element;
  if (!(await leave())) return false;
  set({ card: undefined, panel: undefined });
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return true;
}

const goal = 'edit-goal';

/** Opens a field where it stands on this page, or else in the drawer; without one, the field that led here. */
export function reach(id = sessionStorage.getItem(goal) ?? undefined): void {
  sessionStorage.removeItem(goal);
  if (!id) return;
  const target = targetFor(now().map, id);
  const isSeen = mode === 'edit' && target?.element.checkVisibility();
  set({ wanted: id, panel: isSeen ? undefined : 'texts' });
  if (!isSeen || !target) return;
  target.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  void open(target);
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

const goesTo = { add: 1, copy: 1, up: -1, down: 1, remove: 0 };

/** Changes a list, and leads to where the item stands then. */
export async function arrange(id: string, list: List, index: number, how: How): Promise<void> {
  if (!(await leave())) return;
  set({ card: undefined });
  if ((await act('list', { language, id: list.id, index, how })) || how === 'remove') return;
  await moved;
  reach(`${list.id}.${index + goesTo[how]}${id.slice(`${list.id}.${index}`.length)}`);
}
