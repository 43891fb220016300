import { tryStorage } from './tryStorage.ts';

// Remembers for this tab on which courts the visitor has taken the free place.
const storageKey = 'courts-taken';
/** The ids of the courts' sheets, such as play-badminton. */
const takenCourts = () => new Set(tryStorage(() => sessionStorage.getItem(storageKey))?.match(/\S+/g));

/** Restores the checkbox on the court's free place. A press before this script was loaded is saved too. */
export function restoreRing(sheet: Element): void {
  const ring = sheet.querySelector<HTMLInputElement>('.ring');
  if (!ring) return;
  if (takenCourts().has(sheet.id)) ring.checked = true;
  const saveRing = () => {
    const ids = takenCourts();
    if (ring.checked) ids.add(sheet.id);
    else ids.delete(sheet.id);
    tryStorage(() => sessionStorage.setItem(storageKey, [...ids].join(' ')));
    markRoom(sheet.id, ring.checked);
  };
  if (ring.checked) saveRing();
  ring.addEventListener('change', saveRing);
}

const markRoom = (id: string, isTaken: boolean) =>
  document.querySelector(`#${id.replace('play-', '')}.floor-plan-link`)?.classList.toggle('floor-plan-taken', isTaken);

export function markRooms(): void {
  for (const id of takenCourts()) markRoom(id, true);
}
