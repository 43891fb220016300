/** Opening hours of the hall that home's hero shows to hosts. Imports nothing: a script in the browser uses this file. */
export const openingHour = 17;
export const closingHour = 22;
/** The hour that is shown until the visitor moves the slider. */
export const initialHour = 19;
