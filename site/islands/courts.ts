// Brings what the sheets of the courts leave for later, and the way in and out. Until it is here, and without script, a
// sheet opens and closes as popovers do by themselves.
import type { ActivityId } from '../../content/schema/hero.ts';
import type { CourtWords } from './courts/courtWords.ts';
import { drawn, people, tell } from './courts/people.ts';
import { arrive, step } from './courts/step.ts';

const asked = 'play';
const prefix = `${asked}-`;
const sheets = [...document.querySelectorAll<HTMLElement>('.court-sheet')];
const opened = () => sheets.find((sheet) => sheet.matches(':popover-open'));
const roomOf = ({ id }: Element) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
const floorOf = ({ id }: Element) => id.slice(prefix.length) as ActivityId;

function addressOf(sheet?: Element): URL {
  const address = new URL(location.href);
  if (sheet) address.searchParams.set(asked, floorOf(sheet));
  else address.searchParams.delete(asked);
  return address;
}

const isNamed = (sheet: Element) => new URLSearchParams(location.search).get(asked) === floorOf(sheet);

/** The page is on its way back in history from one court, and the one that was pressed meanwhile. */
let isReturning = false;
let next: HTMLElement | undefined;
/** On their way, for a moment at most: they change how much room a court has. */
let words: Promise<void> | undefined;

/** The address names the court, so that it can be sent on, and going back in history leaves the court. */
function enter(sheet: HTMLElement): void {
  if (isReturning) next = sheet;
  // Pressed twice, it is on its way already.
  if (isReturning || isNamed(sheet)) return;
  // The court before it is still on its way out, and Back is to lead to the hall.
  if (history.state?.court) history.replaceState(history.state, '', addressOf(sheet));
  else history.pushState({ court: true }, '', addressOf(sheet));
  // On the way there, somebody may have gone back.
  const grow = () => step(roomOf(sheet), sheet, () => isNamed(sheet) && sheet.showPopover());
  if (words) void words.then(grow);
  else grow();
}

const leave = (sheet: HTMLElement) => step(sheet, roomOf(sheet), () => sheet.hidePopover());

/** The sheet that a room opens. */
const sheetOf = (part: Element) =>
  part.closest<HTMLButtonElement>('.floor-plan-open')?.popoverTargetElement as HTMLElement | null | undefined;

/** One court at a time, as it is come near: all twelve would hold up the next press. */
function fill(part: Element): void {
  const sheet = sheets.find((one) => one === part) ?? sheetOf(part);
  if (sheet) people(sheet, floorOf(sheet), roomOf(sheet));
}

/** The court that the address names, if it names one. */
function follow(): void {
  isReturning = false;
  const named = sheets.find(isNamed);
  const open = opened();
  if (open && open !== named) leave(open);
  if (named !== open) named?.showPopover();
  if (next) enter(next);
  next = undefined;
}

/** While a room grows a browser gives presses to the root of the page, and not to what lies there. */
async function handOn(press: MouseEvent): Promise<void> {
  await arrive();
  const under = document.elementFromPoint(press.clientX, press.clientY);
  under?.closest<HTMLElement>('a, button')?.focus();
  under?.dispatchEvent(new MouseEvent('click', press));
}

/** What is taught, drawn in its room; and the words, without which everything works as well. */
async function tellAll(): Promise<void> {
  const address = document.querySelector<HTMLElement>('.floor-plan')?.dataset['words'] ?? '';
  const words = (await (await fetch(address)).json()) as Record<string, CourtWords>;
  for (const sheet of sheets) {
    const floor = floorOf(sheet);
    const told = words[floor];
    if (!told) continue;
    tell(sheet, roomOf(sheet), told);
    if (told.lesson)
      roomOf(sheet)
        ?.querySelector('.court')
        ?.append(drawn('lessons', floor, 'floor-plan-coach court-scene'));
  }
}

if ('popover' in HTMLElement.prototype) {
  const moment = new Promise((resolve) => setTimeout(resolve, 150));
  words = Promise.race([tellAll().catch(console.warn), moment]).then(() => {
    words = undefined;
  });
  const near = document.querySelectorAll('.floor-plan-open:is(:hover, :focus), .court-sheet:popover-open');
  for (const part of near) fill(part);
  for (const type of ['pointerover', 'focusin', 'beforetoggle'] as const)
    addEventListener(type, ({ target }) => fill(target as Element), true);
  addEventListener('click', (event) => {
    const target = event.target as Element;
    if (event.isTrusted && target === document.documentElement) handOn(event).catch(console.warn);
    const open = opened();
    const sheet = sheetOf(target);
    // A press beside words and court, on the bare floor, leads back as well.
    const leaves = open && (target === open || target.parentElement === open || target.closest('[popovertarget]'));
    if (!sheet && !leaves) return;
    event.preventDefault();
    if (sheet) enter(sheet);
    else if (open) leave(open);
  });
  addEventListener('keydown', (event) => {
    const open = opened();
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    leave(open);
  });
  for (const sheet of sheets)
    sheet.addEventListener('toggle', (event) => {
      // Its address may be another court's already, that was entered meanwhile.
      if ((event as ToggleEvent).newState === 'open' || !isNamed(sheet)) return;
      isReturning = Boolean(history.state?.court);
      if (isReturning) history.back();
      else history.replaceState(null, '', addressOf());
    });
  for (const type of ['popstate', 'pageshow']) addEventListener(type, follow);
  // A press may have been faster than this file.
  const already = opened();
  if (already) history.pushState({ court: true }, '', addressOf(already));
  else follow();
}
