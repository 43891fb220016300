import { loadSheet } from './courts/sheets.ts';
import { skipTransition, transition } from './courts/transition.ts';

/** The open court is in the address, /?play=badminton, and in the id of its sheet, play-badminton. */
const courtParameter = 'play';
const rooms = [...document.querySelectorAll<HTMLAnchorElement>('.floor-plan-link')];
const roomAround = (element: Element) => element.closest<HTMLAnchorElement>('.floor-plan-link');
const openSheetOf = ({ id }: Element) => document.querySelector<HTMLElement>(`#${courtParameter}-${id}:popover-open`);
const roomInAddress = () => rooms.find(({ id }) => new URLSearchParams(location.search).get(courtParameter) === id);

/** The court that the visitor wants to see. Its sheet may still be loading or in a transition. */
let wantedRoom: HTMLAnchorElement | undefined;
let isInTransition = false;
let isGoingBack = false;

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

/** Makes address and sheet follow `wantedRoom`, one transition after the other. */
async function updateSheet(): Promise<void> {
  if (isInTransition) return skipTransition(); // The call that awaits the transition then runs updateSheet() again.
  if (isGoingBack) return;
  updateAddress();
  const openRoom = rooms.find(openSheetOf);
  const room = openRoom ?? wantedRoom;
  if (openRoom === wantedRoom || !room) return;
  isInTransition = true;
  const sheet = await loadSheet(room);
  await (openRoom
    ? transition(sheet, room, () => sheet.hidePopover())
    : transition(room, sheet, () => sheet.showPopover()));
  if (openRoom) room.focus({ preventScroll: true });
  isInTransition = false;
  return updateSheet();
}

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
    isGoingBack = true;
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
  // During a transition no press reaches a room, so the position of the press counts. If the press ends after the transition, the target is <html> or <body>.
  const targetMayMissRoom = isInTransition ? !roomAround(target) : target.matches('html, body');
  const pressedRoom = targetMayMissRoom && !wantedRoom ? roomUnderPress(press) : undefined;
  const closesSheet = target.matches('.court-sheet, .court-sheet-grid') || target.closest('.court-sheet-close');
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
  true,
);

addEventListener('popstate', () => {
  if (!isGoingBack) wantedRoom = roomInAddress();
  const wasGoingBack = isGoingBack;
  isGoingBack = false;
  // If updateAddress() went back, the closing sheet's transition may be running, and updateSheet() would skip it.
  if (!wasGoingBack || !isInTransition) void updateSheet();
});

// In Firefox a transition that the back/forward cache interrupts would never end, so the sheet could not be closed.
addEventListener('pagehide', skipTransition);
