export const widestMobile = { width: 767, height: 800 };
export const narrowestTablet = { width: 768, height: 800 };
/** A window of 1280 × 1024 at 400% zoom, at which WCAG 1.4.10 demands that nothing is lost. */
export const zoomedWindow = { width: 320, height: 256 };
/** A phone 412 px wide at 200% zoom. */
export const zoomedPhone = { width: 206, height: 450 };
export const smallPhone = { width: 320, height: 640 };
export const narrowPhone = { width: 360, height: 740 };
export const phone = { width: 390, height: 844 };
export const landscapePhone = { width: 568, height: 320 };
export const laptop = { width: 1280, height: 720 };
export const desktop = { width: 1440, height: 900 };
