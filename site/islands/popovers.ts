// The browser opens and closes popovers. This does the rest.
const opened = (which = '') => document.querySelector<HTMLElement>(`${which}:popover-open`);
let opener: HTMLElement | undefined;

if ('popover' in HTMLElement.prototype) {
  // The browser leaves the menu open when a link in it leads to a place on the same page, and below a sheet that it
  // opens. The target of a click is always an element.
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest('#menu :is(a, button)') && opened()?.hidePopover(),
  );

  // Closes the menu when the focus leaves it and the hamburger for the page below.
  addEventListener('focusin', ({ target }) => {
    const popover = opened();
    if (!popover?.parentElement?.contains(target as Element)) popover?.hidePopover();
  });

  addEventListener('beforetoggle', keepFocus, true);
  // A sheet opened before this file or its styles had come: it is hidden until then and takes no focus. Listens to
  // their arrival as well, because an animation that no frame has shown ends without an event.
  for (const type of ['toggle', 'animationend', 'load']) document.addEventListener(type, enter, true);
  enter();
}

function enter(): void {
  const sheet = opened('.sheet');
  if (!sheet) return;
  if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>('[autofocus]')?.focus();
  settle();
}

/** While a sheet is open everything else is inert. */
function leaveOnly(sheet: Element | null): void {
  for (const other of document.body.children as HTMLCollectionOf<HTMLElement>)
    other.inert = Boolean(sheet) && other !== sheet;
}

/** Later, because inert makes the browser restyle the whole page; the press is shown first. */
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
  // Opened before this file had come: only the browser knows which button opened it.
  else leaveOnly(null);
}
