// What popovers leave to us. Opening and closing them is the platform's.
/** A press always falls on an element. */
const within = (target: EventTarget | null, selector: string) => (target as Element).closest(selector);
const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();

if ('popover' in HTMLElement.prototype) {
  // The menu stays open when a link inside it leads to a place on the same page, and under a popover that it opens.
  addEventListener('click', ({ target }) => within(target, '#menu :is(a, button)') && close());
  // The menu stands behind its button, but the sheet at the end of the page: a screen reader would read on without it.
  addEventListener('toggle', () => document.querySelector<HTMLElement>(':popover-open h2')?.focus(), true);
  // Safari on iOS before 18.3 leaves a popover open when a tap falls beside it.
  addEventListener('pointerup', ({ target }) => within(target, ':popover-open, [popovertarget]') || close());
}
