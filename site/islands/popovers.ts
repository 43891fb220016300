// What popovers leave to us. Opening and closing them is the platform's.
const menu = document.querySelector<HTMLElement>('#menu');
const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

if ('popover' in HTMLElement.prototype) {
  // It stays open when a link inside it leads to a place on the same page, and under a popover that it opens.
  menu?.addEventListener('click', ({ target }) => closest(target, 'a, button') && menu.hidePopover());
  // Safari on iOS before 18.3 leaves it open when a tap falls beside it.
  addEventListener('pointerup', ({ target }) => {
    if (!closest(target, ':popover-open, [popovertarget]'))
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
} else {
  // A browser without popovers shows them in the page (styles/older.css): a button leads there.
  addEventListener('click', ({ target }) => {
    const id = closest(target, '[popovertarget]')?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.scrollIntoView();
  });
}
