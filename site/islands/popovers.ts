// What popovers leave to us. Opening and closing them is the platform's.
const opened = () => document.querySelector<HTMLElement>(':popover-open');
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
}

/** While a sheet is open all else is inert: from when it has the focus until before it gives the focus back. */
function keepFocus(event: Event): void {
  const { target, type, newState } = event as ToggleEvent;
  if (!(target instanceof Element) || !target.matches('.sheet')) return;
  const opens = newState === 'open';
  const { activeElement, body } = document;
  if (opens === (type === 'toggle'))
    for (const other of body.children) if (other !== target && other instanceof HTMLElement) other.inert = opens;
  if (type === 'toggle') return;
  if (opens) opener = activeElement;
  // Nothing in the page has the focus after Tab has led to the browser's own buttons; then only Esc leads here.
  else if (activeElement === body && opener instanceof HTMLElement) opener.focus();
}
