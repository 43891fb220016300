// The page lists Google Play first, which suits every device but Apple's; StoreBadge.css has put theirs right before
// this runs. What is left is the order in which the badges are read and reached by keyboard.
const { userAgent, maxTouchPoints } = navigator;
// An iPad calls itself a Mac, but no Mac has a touch screen.
const isApple = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

if (isApple) for (const store of document.querySelectorAll('.stores-apple')) store.parentElement?.prepend(store);
