/** Matches numbers from 1000 on, such as 45000, 45.000 or 45,000: smaller ones are rarely prices in rupiah. A time such as 19.00 does not match. */
const amount = /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?![.,]?\d)/g;
const toNumber = (digits: string) => Number(digits.replace(/[.,]/g, ''));

export const amountsIn = (text: string): number[] => [...text.matchAll(amount)].map(([digits]) => toNumber(digits));

const isSameExceptAmounts = (text: string, other: string) => text.replace(amount, '') === other.replace(amount, '');

/**
 * Replaces amounts and keeps their separators: if 45000 becomes 50000, "Rp 45.000" becomes "Rp 50.000". `newAmounts` maps
 * published amounts to new ones. So if `text` has other amounts than its version on the public site, `published`, and is
 * the same otherwise, the amounts of `published` are looked up.
 */
export function replaceAmounts(text: string, newAmounts: ReadonlyMap<number, number>, published = text): string {
  const oldAmounts = amountsIn(isSameExceptAmounts(text, published) ? published : text);
  return text.replace(amount, (digits) => {
    const newAmount = newAmounts.get(oldAmounts.shift() ?? 0);
    if (newAmount === undefined) return digits;
    const separator = /[.,]/.exec(digits)?.[0] ?? '';
    // Puts the separator before each three digits.
    return String(newAmount).replace(/\B(?=(\d{3})+$)/g, separator);
  });
}
