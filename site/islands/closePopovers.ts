// Closes popovers where the browser does not.

// Closes the menu after a press on a link, which may lead to this same page, or on the button that opens a sheet.
addEventListener('click', ({ target }) => {
  const menu = (target as Element).closest('a, button')?.closest<HTMLElement>('#menu:popover-open');
  menu?.hidePopover();
});

// Closes a popover when the focus moves out of it. The hamburger button counts as part of its menu.
addEventListener('focusin', ({ target }) => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (!(popover.closest('.menu') ?? popover).contains(target as Element)) popover.hidePopover();
});
