// A popover stays open when a link inside it leads to a place on the same page, and under a popover that it opens.
const menu = document.querySelector<HTMLElement>('#menu');

menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a, button')) menu.hidePopover();
});
