// layout/Stores.css shows the App Store first on iPhones and iPads. This script moves its badge for the keyboard and screen
// readers, which follow the document's order.
const { userAgent, maxTouchPoints } = navigator;
// The pattern matches iPhone, iPad and iPod. An iPad may identify as a Mac, but no Mac has a touch screen.
const isApple = /iP[aho]/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

if (isApple) for (const store of document.querySelectorAll('.stores-apple')) store.parentElement?.prepend(store);
