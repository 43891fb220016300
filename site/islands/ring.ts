import { tryStorage } from './tryStorage.ts';

// Remembers for this tab on which courts the visitor has taken the free place.
const storageKey = 'courts-taken';
const stored = () => new Set(tryStorage(() => sessionStorage.getItem(storageKey))?.match(/\S+/g));

/** Restores the checkbox on the court's free place, unless the visitor pressed it before this script was loaded. */
export function restoreRing(sheet: Element): void {
  const ring = sheet.querySelector<HTMLInputElement>('.ring');
  if (!ring) return;
  if (stored().has(sheet.id)) ring.checked = true;
  const saveRing = () => {
    const all = stored();
    if (ring.checked) all.add(sheet.id);
    else all.delete(sheet.id);
    tryStorage(() => sessionStorage.setItem(storageKey, [...all].join(' ')));
    markRoom(sheet.id, ring.checked);
  };
  if (ring.checked) saveRing();
  ring.addEventListener('change', saveRing);
}

const markRoom = (id: string, isTaken: boolean) =>
  document.querySelector(`#${id.replace('play-', '')}.floor-plan-link`)?.classList.toggle('floor-plan-taken', isTaken);

export function markRooms(): void {
  for (const id of stored()) markRoom(id, true);
}
