// A link in the menu may lead to this same page, where nothing else would close the menu.
addEventListener('click', ({ target }) => {
  const menu = (target as Element).closest('a, button')?.closest<HTMLElement>('#menu:popover-open');
  menu?.hidePopover();
});

addEventListener('focusin', ({ target }) => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (!(popover.closest('.menu') ?? popover).contains(target as Element)) popover.hidePopover();
});
