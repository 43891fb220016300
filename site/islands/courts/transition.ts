import { nextFrame } from '../nextFrame.ts';

let runningTransition: ViewTransition | undefined;
let isSkipped = false;

export function skipTransition(): void {
  isSkipped = true;
  runningTransition?.skipTransition();
}

/** Turns a room into its sheet, or the sheet into the room, by a view transition. Resolves when the transition ends. */
export async function transition(from: HTMLElement, to: HTMLElement, toggleSheet: () => unknown): Promise<void> {
  isSkipped = false;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The browser shows the press first, because a slow phone takes 100 ms to capture the page for the transition.
  if (!reducedMotion) await nextFrame();
  if (reducedMotion || !('startViewTransition' in document)) toggleSheet();
  else await animate(from, to, toggleSheet);
}

async function animate(from: HTMLElement, to: HTMLElement, toggleSheet: () => unknown): Promise<void> {
  // Ends the flight of the ball through the rooms, which would otherwise start again behind the sheet.
  for (const ball of document.querySelectorAll('.hero-ball'))
    for (const animation of ball.getAnimations({ subtree: true })) animation.finish();
  // Everything but floor and lines disappears: at once when a sheet opens, in 80 ms when one closes (home/CourtTransition.deferred.css).
  from.classList.add('court-leaving');
  if (from.matches('.court-sheet')) await new Promise((resolve) => setTimeout(resolve, 80));
  if (isSkipped) {
    from.classList.remove('court-leaving');
    toggleSheet();
    return;
  }
  from.classList.add('court-transition');
  runningTransition = document.startViewTransition(() => {
    from.classList.remove('court-transition', 'court-leaving');
    to.classList.add('court-transition', 'court-entering');
    toggleSheet();
  });
  // `ready` rejects when the transition is skipped before it begins.
  runningTransition.ready.catch(() => undefined);
  await runningTransition.finished.finally(() => to.classList.remove('court-transition', 'court-entering'));
}
