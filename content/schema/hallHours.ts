/** Opening hours of the hall that home's hero shows to hosts. This file imports nothing, so that the browser's script stays small. */
export const openingHour = 17;
export const closingHour = 22;
/** The hour that is shown until the visitor moves the slider. */
export const initialHour = 19;
