/** The widths that the mobile layout ends and the wide one begins at. */
export const lastNarrow = { width: 767, height: 800 };
export const firstWide = { width: 768, height: 800 };
