const amount = /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{4,})(?![.,]?\d)/g;
const numberOf = (written: string) => Number(written.replace(/[.,]/g, ''));

/** The amounts in a text, however they are written: 45000, 45.000, 45,000. */
export const amountsIn = (text: string): number[] => [...text.matchAll(amount)].map(([written]) => numberOf(written));

/** The same text with other amounts, each written as before. */
export const withAmounts = (text: string, changed: ReadonlyMap<number, number>): string =>
  text.replace(amount, (written) => {
    const other = changed.get(numberOf(written));
    if (other === undefined) return written;
    const separator = /[.,]/.exec(written)?.[0] ?? '';
    return String(other).replace(/\B(?=(\d{3})+$)/g, separator);
  });
