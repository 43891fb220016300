/** What turns away from the lamp, what is drawn on a floor or a cloth, and what is drawn on a face. */
export const shade = { fill: 'var(--umbra)', opacity: 0.3 };
export const line = { fill: 'none', stroke: 'var(--chalk)', strokeWidth: 2, opacity: 0.75 };
export const ink = { fill: 'none', stroke: 'var(--hair)', strokeWidth: 2.5, strokeLinecap: 'round' } as const;
