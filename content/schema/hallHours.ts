/** Opening hours of the hall in home's hero for hosts. This file imports nothing, so that the browser's script stays small. */
export const openingHour = 17;
export const closingHour = 22;
/** The slider's hour until the visitor moves it. */
export const initialHour = 19;
