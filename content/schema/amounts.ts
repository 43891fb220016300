/** Matches numbers from 1000, which are taken for rupiah: 45000, 45.000 or 45,000. A time such as 19.00 does not match. */
const amount = /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?![.,]?\d)/g;
const toNumber = (digits: string) => Number(digits.replace(/[.,]/g, ''));

export const amountsIn = (text: string): number[] => [...text.matchAll(amount)].map(([digits]) => toNumber(digits));

/** Keeps the way each amount is written: if 45000 becomes 50000, "Rp 45.000" becomes "Rp 50.000". */
export const replaceAmounts = (text: string, newAmounts: ReadonlyMap<number, number>): string =>
  text.replace(amount, (digits) => {
    const newAmount = newAmounts.get(toNumber(digits));
    if (newAmount === undefined) return digits;
    const separator = /[.,]/.exec(digits)?.[0] ?? '';
    // Puts the separator before each three digits.
    return String(newAmount).replace(/\B(?=(\d{3})+$)/g, separator);
  });
