export type SplitProps = { total: number; currency: string; players: string };

export const minPlayers = 2;
export const maxPlayers = 16;

/** The price for each player, rounded up so that the sum covers the court. */
export const pricePerPlayer = (total: number, players: number) => Math.ceil(total / players / 500) * 500;

/** With dots between thousands, as in both languages. The first toLocaleString takes a slow phone 110 ms. */
export const rupiah = (currency: string, amount: number) =>
  `${currency} ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
