// Shows a room's court as a sheet over the home page. Until this file is here, and without script, a room is a link to it.
import { sheetOf } from './courts/sheets.ts';
import { skipStep, step } from './courts/step.ts';

const asked = 'play';
const rooms = [...document.querySelectorAll<HTMLAnchorElement>('.floor-plan-open')];
const roomAt = (part: Element) => part.closest<HTMLAnchorElement>('.floor-plan-open');
const shownOf = ({ id }: Element) => document.querySelector<HTMLElement>(`#${asked}-${id}:popover-open`);
const named = () => rooms.find(({ id }) => new URLSearchParams(location.search).get(asked) === id);

/** Which court is to be open, if any: what was pressed last. */
let wanted: HTMLAnchorElement | undefined;
/** A sheet is opening or closing. */
let isStepping = false;
/** The page is on its way back in history. */
let isReturning = false;

/** Somebody came near: fetch that room's court alone. */
export const approach = (part: Element) => {
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

/** Brings the address and the open sheet to what is wanted, one after the other. */
async function settle(): Promise<void> {
  if (isStepping) return skipStep();
  if (isReturning) return;
  nameInAddress();
  const open = rooms.find(shownOf);
  if (open === wanted) return;
  isStepping = true;
  await (open ? close(open) : wanted && show(wanted));
  isStepping = false;
  return settle();
}

async function close(room: HTMLAnchorElement): Promise<void> {
  const sheet = await sheetOf(room);
  await step(sheet, room, () => sheet.hidePopover());
}

async function show(room: HTMLAnchorElement): Promise<void> {
  const sheet = await sheetOf(room);
  // To it the focus comes back.
  room.focus({ preventScroll: true });
  await step(room, sheet, () => sheet.showPopover());
}

/** The address names the court, so that it can be sent on, and going back in history leaves the court. */
function nameInAddress(): void {
  if (named() === wanted) return;
  const address = new URL(location.href);
  address.searchParams.delete(asked);
  if (wanted) address.searchParams.set(asked, wanted.id);
  if (wanted && !history.state?.court) history.pushState({ court: true }, '', address);
  else if (wanted || !history.state?.court) history.replaceState(history.state, '', address);
  else {
    isReturning = true;
    history.back();
  }
}

/** A press while a court is being left, which the browser gives to the sheet, to the root or to the inert page. */
const pressedMeanwhile = ({ clientX: x, clientY: y }: MouseEvent) =>
  rooms.find((room) => {
    const { left, right, top, bottom } = room.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  });

addEventListener('click', (press) => {
  const target = press.target as Element;
  const isLost = isStepping ? !roomAt(target) : target.matches('html, body');
  const meanwhile = isLost && !wanted ? pressedMeanwhile(press) : undefined;
  // A press beside words and court, on the bare floor, leads back as well.
  const isBeside = target.matches('.court-sheet, .court-sheet-page') || target.closest('.court-sheet-close');
  if (!meanwhile && !(wanted && isBeside)) return;
  press.preventDefault();
  if (meanwhile) enter(meanwhile).catch(console.warn);
  else leave();
});

addEventListener('keydown', (press) => {
  if (press.key !== 'Escape' || !wanted) return;
  press.preventDefault();
  leave();
});

// A browser's own way to close a popover, such as Android's gesture.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'closed' && !isStepping && wanted && (target as Element).id === `${asked}-${wanted.id}`) leave();
  },
  true,
);

addEventListener('popstate', () => {
  if (!isReturning) wanted = named();
  else if (isStepping) {
    // The step goes on, and settles what was pressed meanwhile.
    isReturning = false;
    return;
  }
  isReturning = false;
  void settle();
});
