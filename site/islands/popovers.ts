// Closes popovers where the browser does not.

// A link in the menu may lead to a place on the same page, and its button openingHour a sheet.
addEventListener('click', ({ target }) => {
  const menu = (target as Element).closest('a, button')?.closest<HTMLElement>('#menu:popover-open');
  menu?.hidePopover();
});

// The focus has moved to the page below. The hamburger belongs to its menu.
addEventListener('focusin', ({ target }) => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (!(popover.closest('.menu') ?? popover).contains(target as Element)) popover.hidePopover();
});
