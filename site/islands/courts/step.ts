let growing: ViewTransition | undefined;

/** What still grows is there at once, and the page can be pressed again: popovers.ts needs a frame for that. */
export async function arrive(): Promise<void> {
  growing?.skipTransition();
  await growing?.finished;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The room grows until it is the sheet, and back: one name for the floor, one for the court on it. */
export function step(from: HTMLElement | null, to: HTMLElement | null, change: () => unknown): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The browser takes pictures of both, which takes a slow phone a tenth of a second: the press itself is shown first.
  if (still || !from || !to || !('startViewTransition' in document)) change();
  else requestAnimationFrame(() => setTimeout(() => grow(from, to, change)));
}

function grow(from: HTMLElement, to: HTMLElement, change: () => unknown): void {
  // Ends the flight of the headline's ball through the rooms: when the hall is seen again it has arrived.
  for (const ball of document.querySelectorAll('.hero-ball'))
    for (const animation of ball.getAnimations({ subtree: true })) animation.finish();
  from.classList.add('court-step');
  growing = document.startViewTransition(() => {
    from.classList.remove('court-step');
    to.classList.add('court-step', 'court-entered');
    change();
  });
  // Skipped before it began, which is no error.
  growing.ready.catch(() => undefined);
  growing.finished.finally(() => to.classList.remove('court-step', 'court-entered')).catch(console.warn);
}
