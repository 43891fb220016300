/** startSplitPrice.ts calls it, because both stops are near each other and a file of its own would be another request. */
export function startTakeAPlace(): void {
  pressWithoutFocus(document.querySelector('.take-a-place-click-area'));
  showWhoJoins(document.querySelector('.feature-join'));
}

/** On phones the court may be below the window when a visitor takes a place. Who joins is player 6 of home/EveningCourt.tsx. */
function showWhoJoins(stop: Element | null): void {
  const player = stop?.querySelector('.player-6');
  stop?.querySelector('input')?.addEventListener('change', () => {
    if (player && player.getBoundingClientRect().bottom > innerHeight) player.scrollIntoView({ block: 'nearest' });
  });
}

/** A press on a label also focuses its checkbox. A phone would scroll up to the checkbox, away from the pressed button. */
function pressWithoutFocus(label: HTMLLabelElement | null): void {
  label?.addEventListener('click', (event) => {
    event.preventDefault();
    label.control?.click();
  });
}
