/** An amount in rupiah: groups of three digits, or four or more in a row. Smaller numbers are times or ages. */
const amount = /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?![.,]?\d)/g;
const toNumber = (digits: string) => Number(digits.replace(/[.,]/g, ''));

/** Finds 45000, 45.000 and 45,000, but not 19.00. */
export const amountsIn = (text: string): number[] => [...text.matchAll(amount)].map(([digits]) => toNumber(digits));

export const replaceAmounts = (text: string, newAmounts: ReadonlyMap<number, number>): string =>
  text.replace(amount, (digits) => {
    const newAmount = newAmounts.get(toNumber(digits));
    if (newAmount === undefined) return digits;
    const separator = /[.,]/.exec(digits)?.[0] ?? '';
    // Puts the separator before each three digits.
    return String(newAmount).replace(/\B(?=(\d{3})+$)/g, separator);
  });
