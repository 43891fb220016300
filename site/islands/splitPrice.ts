export type SplitPriceProps = { total: number; currency: string; playersLabel: string };

/** The lowest and highest value of the slider. */
export const minPlayers = 2;
export const maxPlayers = 16;

/** Rounded up to a multiple of 500, as `splitPrice.text` in home.yaml says, so that the players together pay at least the whole court. */
export const pricePerPlayer = (total: number, players: number) => Math.ceil(total / players / 500) * 500;
