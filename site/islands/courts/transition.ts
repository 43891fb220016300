import { nextFrame } from '../nextFrame.ts';

let runningTransition: ViewTransition | undefined;
let isSkipped = false;

export function skipTransition(): void {
  isSkipped = true;
  runningTransition?.skipTransition();
}

export async function transition(from: HTMLElement, to: HTMLElement, toggleSheet: () => unknown): Promise<void> {
  isSkipped = false;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!reducedMotion) await nextFrame();
  if (reducedMotion || !('startViewTransition' in document)) toggleSheet();
  else await animate(from, to, toggleSheet);
}

async function animate(from: HTMLElement, to: HTMLElement, toggleSheet: () => unknown): Promise<void> {
  // Finish the ball's flight through the rooms, so that no ball flies behind the sheet.
  for (const ball of document.querySelectorAll('.hero-ball'))
    for (const animation of ball.getAnimations({ subtree: true })) animation.finish();
  // The parts that fade out take 80 ms (home/CourtTransition.deferred.css).
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
