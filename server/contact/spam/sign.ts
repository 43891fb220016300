/** Words that speak for an advertisement or, with a weight below 0, for a person; `reason` is what the owner reads. */
export type Sign = { reason: string; weight: number; words: RegExp };

/** Whole words only. The lines of `words` are alternatives, as is what stands between bars. */
export const sign = (reason: string, weight: number, words: string): Sign => ({
  reason,
  weight,
  words: new RegExp(String.raw`(?<![\p{L}\d])(?:${words.trim().replace(/\s*\n\s*/g, '|')})(?![\p{L}\d])`, 'gu'),
});
