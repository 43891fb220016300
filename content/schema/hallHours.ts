/** The evening of the hall that hosts see on home. Imports nothing, because a script in the browser uses it. */
export const openingHour = 17;
export const closingHour = 22;
/** Shown until the visitor moves the slider. */
export const initialHour = 19;
