import { tryStorage } from './tryStorage.ts';

const storageKey = 'courts-taken';
const takenSheetIds = () => new Set(tryStorage(() => sessionStorage.getItem(storageKey))?.match(/\S+/g));

/** A press before this script was loaded is saved too. */
export function restoreRing(sheet: Element): void {
  const ring = sheet.querySelector<HTMLInputElement>('.ring');
  if (!ring) return;
  if (takenSheetIds().has(sheet.id)) ring.checked = true;
  const saveRing = () => {
    const ids = takenSheetIds();
    if (ring.checked) ids.add(sheet.id);
    else ids.delete(sheet.id);
    tryStorage(() => sessionStorage.setItem(storageKey, [...ids].join(' ')));
    markRoom(sheet.id, { isTaken: ring.checked });
  };
  if (ring.checked) saveRing();
  ring.addEventListener('change', saveRing);
}

/** For example, the room of the sheet play-badminton is the link #badminton in the floor plan. */
function markRoom(sheetId: string, { isTaken }: { isTaken: boolean }): void {
  const room = document.querySelector(`#${sheetId.replace('play-', '')}.floor-plan-link`);
  room?.classList.toggle('floor-plan-taken', isTaken);
}

export function markTakenRooms(): void {
  for (const id of takenSheetIds()) markRoom(id, { isTaken: true });
}
