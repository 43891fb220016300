// Shows a court as a sheet over the home page. Without script a room of the plan is a link to the court's own page.
import { sheetOf } from './courts/sheets.ts';
import { skipStep, step } from './courts/step.ts';

const parameter = 'play';
const rooms = [...document.querySelectorAll<HTMLAnchorElement>('.floor-plan-open')];
const roomAt = (part: Element) => part.closest<HTMLAnchorElement>('.floor-plan-open');
const shownOf = ({ id }: Element) => document.querySelector<HTMLElement>(`#${parameter}-${id}:popover-open`);
const named = () => rooms.find(({ id }) => new URLSearchParams(location.search).get(parameter) === id);

/** The room that was pressed last; its court should be open. */
let wanted: HTMLAnchorElement | undefined;
let isStepping = false;
/** history.back() was called, and popstate has not fired yet. */
let isReturning = false;

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

/** Makes the address and the open sheet match `wanted`. */
async function settle(): Promise<void> {
  if (isStepping) return skipStep();
  if (isReturning) return;
  nameInAddress();
  const open = rooms.find(shownOf);
  const room = open ?? wanted;
  if (open === wanted || !room) return;
  isStepping = true;
  const sheet = await sheetOf(room);
  await (open ? step(sheet, room, () => sheet.hidePopover()) : step(room, sheet, () => sheet.showPopover()));
  if (open) room.focus({ preventScroll: true });
  isStepping = false;
  return settle();
}

/** Names the court in the address, so that it can be shared and Back leaves the court. */
function nameInAddress(): void {
  if (named() === wanted) return;
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

/** The room under a press during the transition, when the browser's target is the sheet or the root. */
const pressedMeanwhile = ({ clientX: x, clientY: y }: MouseEvent) =>
  rooms.find((room) => {
    const { left, right, top, bottom } = room.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  });

addEventListener('click', (press) => {
  const target = press.target as Element;
  const isLost = isStepping ? !roomAt(target) : target.matches('html, body');
  const meanwhile = isLost && !wanted ? pressedMeanwhile(press) : undefined;
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

// Closed by the browser, for example by Android's back gesture.
addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (newState === 'closed' && !isStepping && wanted && (target as Element).id === `${parameter}-${wanted.id}`)
      leave();
  },
  true,
);

addEventListener('popstate', () => {
  if (!isReturning) wanted = named();
  const isOurs = isReturning;
  isReturning = false;
  // A running step calls settle() at its end.
  if (!isOurs || !isStepping) void settle();
});
