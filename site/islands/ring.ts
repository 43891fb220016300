import { ifAllowed } from './ifAllowed.ts';

// Where the visitor has stepped into the ring, kept for this tab.
const kept = 'in';
const stored = () =>
  new Set(
    ifAllowed(() => sessionStorage.getItem(kept))
      ?.split(' ')
      .filter(Boolean),
  );

/** Its ring is as the visitor left it, or pressed it before this file came. */
export function restoreRing(sheet: Element): void {
  const ring = sheet.querySelector<HTMLInputElement>('.ring');
  if (!ring) return;
  if (stored().has(sheet.id)) ring.checked = true;
  const store = () => {
    const all = stored();
    if (ring.checked) all.add(sheet.id);
    else all.delete(sheet.id);
    ifAllowed(() => sessionStorage.setItem(kept, [...all].join(' ')));
    mark(sheet.id, ring.checked);
  };
  if (ring.checked) store();
  ring.addEventListener('change', store);
}

/** The room in the plan shows the visitor. */
const mark = (id: string, isIn: boolean) =>
  document.querySelector(`#${id.replace('play-', '')}.floor-plan-open`)?.classList.toggle('floor-plan-in', isIn);

export function markRooms(): void {
  for (const id of stored()) mark(id, true);
}
