const amount = /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?![.,]?\d)/g;
const numberOf = (written: string) => Number(written.replace(/[.,]/g, ''));

/** Finds 45000, 45.000 and 45,000 alike. */
export const amountsIn = (text: string): number[] => [...text.matchAll(amount)].map(([written]) => numberOf(written));

export const replaceAmounts = (text: string, changed: ReadonlyMap<number, number>): string =>
  text.replace(amount, (written) => {
    const other = changed.get(numberOf(written));
    if (other === undefined) return written;
    const separator = /[.,]/.exec(written)?.[0] ?? '';
    return String(other).replace(/\B(?=(\d{3})+$)/g, separator);
  });
