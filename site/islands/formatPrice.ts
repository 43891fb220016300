/** "Rp 45.000", in every language. toLocaleString() is not used, because its first call takes a slow phone 110 ms. */
export const formatPrice = ({ currency }: { currency: string }, amount: number) =>
  `${currency} ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
