export type SplitPriceProps = { total: number; currency: string; playersLabel: string };

export const minPlayers = 2;
export const maxPlayers = 16;

/** Rounded up to a multiple of 500, as `splitPrice.text` in home.yaml says. */
export const pricePerPlayer = (total: number, players: number) => Math.ceil(total / players / 500) * 500;
