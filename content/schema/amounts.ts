/** Numbers below 1000 are rarely prices in rupiah. A time such as 19.00 does not match. */
const amount = /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?![.,]?\d)/g;
const toNumber = (digits: string) => Number(digits.replace(/[.,]/g, ''));

export const amountsIn = (text: string): number[] => [...text.matchAll(amount)].map(([digits]) => toNumber(digits));

const isSameExceptAmounts = (text: string, other: string) => text.replace(amount, '') === other.replace(amount, '');

/** `newAmounts` maps old amounts to new ones. If only amounts of `text` have changed since it was published, its published amounts are looked up. */
export function replaceAmounts(text: string, newAmounts: ReadonlyMap<number, number>, published = text): string {
  const oldAmounts = amountsIn(isSameExceptAmounts(text, published) ? published : text);
  return text.replace(amount, (digits) => {
    const newAmount = newAmounts.get(oldAmounts.shift() ?? 0);
    if (newAmount === undefined) return digits;
    const separator = /[.,]/.exec(digits)?.[0] ?? '';
    return String(newAmount).replace(/\B(?=(\d{3})+$)/g, separator);
  });
}
