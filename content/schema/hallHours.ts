/** This file imports nothing, so that the browser's script stays small. */
export const openingHour = 17;
export const closingHour = 22;
export const initialSliderHour = 19;
