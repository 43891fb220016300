// The page lists Google Play first, which suits every device but Apple's; StoreBadge.css has put theirs right before
// this runs. What is left is the order in which the badges are read and reached by keyboard.
const { userAgent, maxTouchPoints } = navigator;
// iPhone, iPad, iPod. An iPad may call itself a Mac, but no Mac has a touch screen.
const isApple = /iP[aho]/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

if (isApple) for (const store of document.querySelectorAll('.stores-apple:has(a)')) store.parentElement?.prepend(store);
