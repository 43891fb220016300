let growing: ViewTransition | undefined;
let isSkipped = false;

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Ends the running transition at once, or one that is about to begin: something else was pressed. */
export function skipStep(): void {
  isSkipped = true;
  growing?.skipTransition();
}

/** Grows `from` into `to`, a room into its sheet or back. Resolves when the page can be pressed again. */
export async function step(from: HTMLElement, to: HTMLElement, change: () => unknown): Promise<void> {
  isSkipped = false;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The browser takes pictures of both, which takes a slow phone a tenth of a second: the press itself is shown first.
  if (!still) await frame();
  if (still || !('startViewTransition' in document)) change();
  else await grow(from, to, change);
  // popovers.ts needs a frame until the page is no longer inert.
  await frame();
}

async function grow(from: HTMLElement, to: HTMLElement, change: () => unknown): Promise<void> {
  // Ends the flight of the headline's ball through the rooms, which must not be seen again behind the sheet.
  for (const ball of document.querySelectorAll('.hero-ball'))
    for (const animation of ball.getAnimations({ subtree: true })) animation.finish();
  // The players would be seen standing over the court while it turns into its room.
  from.classList.add('court-left');
  if (from.matches('.court-sheet')) await new Promise((resolve) => setTimeout(resolve, 80));
  if (isSkipped) {
    from.classList.remove('court-left');
    change();
    return;
  }
  from.classList.add('court-step');
  growing = document.startViewTransition(() => {
    from.classList.remove('court-step', 'court-left');
    to.classList.add('court-step', 'court-entered');
    change();
  });
  // Rejects when the transition is skipped before it began.
  growing.ready.catch(() => undefined);
  await growing.finished.finally(() => to.classList.remove('court-step', 'court-entered'));
}
