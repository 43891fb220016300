// Shows a court as a sheet over the home page. Without script a room of the plan is a link to the court's own page.
import { sheetOf } from './courts/sheets.ts';
import { skipTransition, transition } from './courts/transition.ts';

const parameter = 'play';
const rooms = [...document.querySelectorAll<HTMLAnchorElement>('.floor-plan-link')];
const roomAt = (part: Element) => part.closest<HTMLAnchorElement>('.floor-plan-link');
const shownSheetOf = ({ id }: Element) => document.querySelector<HTMLElement>(`#${parameter}-${id}:popover-open`);
const roomInAddress = () => rooms.find(({ id }) => new URLSearchParams(location.search).get(parameter) === id);

/** The room whose court should be open: the one that was pressed last. */
let wanted: HTMLAnchorElement | undefined;
let isInTransition = false;
/** True between history.back() and its popstate event. */
let isReturning = false;

export const preload = (part: Element) => {
  const room = roomAt(part);
  if (room) sheetOf(room).catch(console.warn);
};

export async function enter(room: HTMLAnchorElement): Promise<void> {
  wanted = room;
  await sheetOf(room);
  if (wanted === room) await settle();
}

function leave(): void {
  wanted = undefined;
  void settle();
}

/** Makes the address and the open sheet match `wanted`. */
async function settle(): Promise<void> {
  if (isInTransition) return skipTransition();
  if (isReturning) return;
  updateAddress();
  const openRoom = rooms.find(shownSheetOf);
  const room = openRoom ?? wanted;
  if (openRoom === wanted || !room) return;
  isInTransition = true;
  const sheet = await sheetOf(room);
  await (openRoom
    ? transition(sheet, room, () => sheet.hidePopover())
    : transition(room, sheet, () => sheet.showPopover()));
  if (openRoom) room.focus({ preventScroll: true });
  isInTransition = false;
  return settle();
}

/** Puts the wanted court into the address, so that it can be shared and Back closes it, or takes it out again. */
function updateAddress(): void {
  if (roomInAddress() === wanted) return;
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  if (wanted) address.searchParams.set(parameter, wanted.id);
  if (wanted && !history.state?.court) history.pushState({ court: true }, '', address);
  else if (wanted || !history.state?.court) history.replaceState(history.state, '', address);
  else {
    isReturning = true;
    history.back();
  }
}

/** The room that was pressed during a transition. The event's own target is then the sheet or the root. */
const roomUnderPress = ({ clientX: x, clientY: y }: MouseEvent) =>
  rooms.find((room) => {
    const { left, right, top, bottom } = room.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  });

addEventListener('click', (press) => {
  const target = press.target as Element;
  const missedRoom = isInTransition ? !roomAt(target) : target.matches('html, body');
  const pressedRoom = missedRoom && !wanted ? roomUnderPress(press) : undefined;
  const isOutside = target.matches('.court-sheet, .court-sheet-page') || target.closest('.court-sheet-close');
  if (!pressedRoom && !(wanted && isOutside)) return;
  press.preventDefault();
  if (pressedRoom) enter(pressedRoom).catch(console.warn);
  else leave();
});

addEventListener('keydown', (press) => {
  if (press.key !== 'Escape' || !wanted) return;
  press.preventDefault();
  leave();
});

// Closed by the browser, for example by Android's back gesture.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'closed' && !isInTransition && wanted && (target as Element).id === `${parameter}-${wanted.id}`)
      leave();
  },
  true,
);

addEventListener('popstate', () => {
  if (!isReturning) wanted = roomInAddress();
  const wasReturning = isReturning;
  isReturning = false;
  // After our own history.back() the running transition calls settle().
  if (!wasReturning || !isInTransition) void settle();
});
