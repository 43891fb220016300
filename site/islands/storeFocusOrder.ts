// On iPhones and iPads layout/Stores.css shows the App Store first, but keyboard and screen readers follow the document's order.
const { userAgent, maxTouchPoints } = navigator;
// An iPad may identify as a Mac, but no Mac has a touch screen.
const isIPhoneOrIPad = /iP[aho]/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

if (isIPhoneOrIPad) for (const store of document.querySelectorAll('.stores-apple')) store.parentElement?.prepend(store);
