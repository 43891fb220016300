/** toLocaleString() is not used, because its first call takes 110 ms on a slow phone. */
export const formatPrice = ({ currency }: { currency: string }, amount: number) =>
  `${currency} ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
