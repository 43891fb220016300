import { tryStorage } from './tryStorage.ts';

const storageKey = 'courts-taken';
const takenIds = () => new Set(tryStorage(() => sessionStorage.getItem(storageKey))?.match(/\S+/g));

/** A press before this script was loaded is saved too. */
export function restoreRing(section: Element): void {
  const ring = section.querySelector<HTMLInputElement>('.ring');
  if (!ring) return;
  if (takenIds().has(section.id)) ring.checked = true;
  const saveRing = () => {
    const ids = takenIds();
    if (ring.checked) ids.add(section.id);
    else ids.delete(section.id);
    tryStorage(() => sessionStorage.setItem(storageKey, [...ids].join(' ')));
    markRoom(section.id, { isTaken: ring.checked });
  };
  if (ring.checked) saveRing();
  ring.addEventListener('change', saveRing);
}

/** For example, the room of the sheet play-badminton is the link #badminton in the floor plan. */
function markRoom(sheetId: string, { isTaken }: { isTaken: boolean }): void {
  const room = document.querySelector(`#${sheetId.replace('play-', '')}.floor-plan-link`);
  room?.classList.toggle('floor-plan-taken', isTaken);
}

/** The rings of about's banner and of home's finale, and the taken rooms in the floor plan. */
export function restoreRings(): void {
  for (const section of document.querySelectorAll('.banner, .finale')) restoreRing(section);
  for (const id of takenIds()) markRoom(id, { isTaken: true });
}
