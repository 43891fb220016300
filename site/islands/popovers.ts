// What popovers leave to us. Opening and closing them is the platform's.
const opened = () => document.querySelector<HTMLElement>(':popover-open');
const isSheet = (element: unknown): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('.sheet');
let opener: Element | null;

if ('popover' in HTMLElement.prototype) {
  // The menu stays open when a link inside it leads to a place on the same page, and under a sheet that it opens. A press
  // always falls on an element.
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest('#menu :is(a, button)') && opened()?.hidePopover(),
  );

  // The focus has left the menu, and the hamburger beside it, for the page that it covers.
  addEventListener('focusin', ({ target }) => {
    const popover = opened();
    if (!popover?.parentElement?.contains(target as Element)) popover?.hidePopover();
  });

  addEventListener('beforetoggle', keepFocus, true);
  addEventListener('toggle', keepFocus, true);

  // A sheet that was opened before this file or its styles had come: without them it is hidden, and takes no focus.
  enter(opened());
  addEventListener('animationend', ({ target }) => enter(target));
  // Not by the animation that they end: one that no frame has shown ends without an event.
  document.addEventListener('load', () => enter(opened()), true);
}

function enter(sheet: EventTarget | null): void {
  if (!isSheet(sheet) || !sheet.matches(':popover-open')) return;
  leaveOnly(sheet, true);
  if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>('[autofocus]')?.focus();
}

/** While a sheet is open all else is inert: from when it has the focus until before it gives the focus back. */
function leaveOnly(sheet: HTMLElement, inert: boolean): void {
  for (const other of document.body.children) if (other !== sheet && other instanceof HTMLElement) other.inert = inert;
}

function keepFocus(event: Event): void {
  const { target, type, newState } = event as ToggleEvent;
  if (!isSheet(target)) return;
  const { activeElement, body } = document;
  if (type === 'toggle') enter(target);
  else if (newState === 'open') opener = activeElement;
  else {
    leaveOnly(target, false);
    // Nothing in the page has the focus after Tab has led to the browser's own buttons; then only Esc leads here.
    if (activeElement === body && opener instanceof HTMLElement) opener.focus();
  }
}
