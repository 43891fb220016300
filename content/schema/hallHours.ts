/** The hours of the slider with which hosts see bookings on home. This file imports nothing, so that the browser's script stays small. */
export const openingHour = 17;
export const closingHour = 22;
/** The slider's hour until the visitor moves it. */
export const initialHour = 19;
