// Shows a court as a sheet over the home page. loader.ts calls openCourt() at a press on a room, which is a link to its court.
import { loadSheet } from './courts/sheets.ts';
import { skipTransition, transition } from './courts/transition.ts';

/** The open court is in the address, /?play=badminton, and in the id of its sheet, play-badminton. */
const courtParameter = 'play';
const rooms = [...document.querySelectorAll<HTMLAnchorElement>('.floor-plan-link')];
const roomAround = (element: Element) => element.closest<HTMLAnchorElement>('.floor-plan-link');
const openSheetOf = ({ id }: Element) => document.querySelector<HTMLElement>(`#${courtParameter}-${id}:popover-open`);
const roomInAddress = () => rooms.find(({ id }) => new URLSearchParams(location.search).get(courtParameter) === id);

/** The room whose court the visitor wants to see, if any. Its sheet may still be loading or in a transition. */
let wantedRoom: HTMLAnchorElement | undefined;
let isInTransition = false;
/** True between history.back() and its popstate event. */
let isReturning = false;

export const preloadCourt = (element: Element) => {
  const room = roomAround(element);
  if (room) loadSheet(room).catch(console.warn);
};

export async function openCourt(room: HTMLAnchorElement): Promise<void> {
  wantedRoom = room;
  await loadSheet(room);
  if (wantedRoom === room) await updateSheet();
}

function closeCourt(): void {
  wantedRoom = undefined;
  void updateSheet();
}

/** Updates the address, closes the sheet of another room or opens that of `wantedRoom`, and repeats until nothing is left to do. */
async function updateSheet(): Promise<void> {
  if (isInTransition) return skipTransition(); // The call that awaits the transition then runs updateSheet() again.
  if (isReturning) return;
  updateAddress();
  const openRoom = rooms.find(openSheetOf);
  const room = openRoom ?? wantedRoom; // An open sheet is closed before another is opened.
  if (openRoom === wantedRoom || !room) return;
  isInTransition = true;
  const sheet = await loadSheet(room);
  await (openRoom
    ? transition(sheet, room, () => sheet.hidePopover())
    : transition(room, sheet, () => sheet.showPopover()));
  if (openRoom) room.focus({ preventScroll: true });
  isInTransition = false;
  return updateSheet(); // `wantedRoom` may have changed during the transition.
}

/** Adds the wanted court to the address, or removes the court if none is wanted. The address can be shared, and Back closes the sheet. */
function updateAddress(): void {
  if (roomInAddress() === wantedRoom) return;
  const address = new URL(location.href);
  address.searchParams.delete(courtParameter);
  if (wantedRoom) address.searchParams.set(courtParameter, wantedRoom.id);
  // If the visitor came by a court's address, this script has added no history entry, and Back would leave the site.
  const isAddedEntry = history.state?.court;
  if (wantedRoom && !isAddedEntry) history.pushState({ court: true }, '', address);
  else if (wantedRoom || !isAddedEntry) history.replaceState(history.state, '', address);
  else {
    isReturning = true;
    history.back();
  }
}

const roomUnderPress = ({ clientX: x, clientY: y }: MouseEvent) =>
  rooms.find((room) => {
    const { left, right, top, bottom } = room.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  });

addEventListener('click', (press) => {
  const target = press.target as Element;
  // A press that begins during a transition does not reach the room, so its position tells which room is meant. If the press ends after the transition, its target is <html> or <body>.
  const targetMayMissRoom = isInTransition ? !roomAround(target) : target.matches('html, body');
  const pressedRoom = targetMayMissRoom && !wantedRoom ? roomUnderPress(press) : undefined;
  const closesSheet = target.matches('.court-sheet, .court-sheet-grid') || target.closest('.court-sheet-close'); // Sheet and grid are the target only beside their contents.
  if (!pressedRoom && !(wantedRoom && closesSheet)) return;
  press.preventDefault();
  if (pressedRoom) openCourt(pressedRoom).catch(console.warn);
  else closeCourt();
});

addEventListener('keydown', (press) => {
  if (press.key !== 'Escape' || !wantedRoom) return;
  press.preventDefault();
  closeCourt();
});

// The browser may close the sheet itself, for example after Android's back gesture.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (
      newState === 'closed' &&
      !isInTransition &&
      wantedRoom &&
      (target as Element).id === `${courtParameter}-${wantedRoom.id}`
    )
      closeCourt();
  },
  true, // `toggle` does not bubble.
);

addEventListener('popstate', () => {
  if (!isReturning) wantedRoom = roomInAddress();
  const wasReturning = isReturning;
  isReturning = false;
  // After the history.back() of a closing sheet, the sheet's transition is already running, and updateSheet() would skip it.
  if (!wasReturning || !isInTransition) void updateSheet();
});

// In Firefox a transition that the back/forward cache interrupts would never end, so the sheet could not be closed.
addEventListener('pagehide', skipTransition);
