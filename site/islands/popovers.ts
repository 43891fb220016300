// What popovers leave to us. Opening and closing them is the platform's.
const opened = (which = '') => document.querySelector<HTMLElement>(`${which}:popover-open`);
let opener: HTMLElement | undefined;

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
  // A sheet that was opened before this file or its styles had come: without them it is hidden, and takes no focus. Their
  // arrival is told as well, because an animation that no frame has shown ends without an event.
  for (const type of ['toggle', 'animationend', 'load']) document.addEventListener(type, enter, true);
  enter();
}

function enter(): void {
  const sheet = opened('.sheet');
  if (!sheet) return;
  if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>('[autofocus]')?.focus();
  settle();
}

/** While a sheet is open all else is inert. */
function leaveOnly(sheet: Element | null): void {
  for (const other of document.body.children as HTMLCollectionOf<HTMLElement>)
    other.inert = Boolean(sheet) && other !== sheet;
}

/** Afterwards, because the browser looks at the whole page again for it: what was pressed is shown first. */
function settle(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const sheet = opened('.sheet');
      leaveOnly(sheet);
      if (!sheet && document.activeElement === document.body) opener?.focus({ preventScroll: true });
    }),
  );
}

function keepFocus({ target, newState }: ToggleEvent): void {
  if (!(target as Element).matches('.sheet')) return;
  if (newState === 'open') opener = document.activeElement as HTMLElement;
  else if (opener) settle();
  // It was opened before this file had come, and only the browser knows from where.
  else leaveOnly(null);
}
