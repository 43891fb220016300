// layout/Stores.css shows the App Store first on iPhones and iPads. This script also moves its badge in the document, whose order
// the keyboard and screen readers follow.
const { userAgent, maxTouchPoints } = navigator;
// The pattern matches iPhone, iPad and iPod. An iPad may identify as a Mac, but no Mac has a touch screen.
const isApple = /iP[aho]/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

if (isApple) for (const store of document.querySelectorAll('.stores-apple')) store.parentElement?.prepend(store);
