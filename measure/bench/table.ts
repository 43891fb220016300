/** One line of the table. A broken budget ends the run with 1; times are only reported. */
export type Row = { what: string; target: string; here: string; missed?: boolean; isBudget?: boolean };

const milliseconds = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;

export const atMost = (what: string, here: number, most: number, write = milliseconds): Row => ({
  what,
  target: `≤ ${write(most)}`,
  here: write(here),
  missed: !(here <= most),
});

/** Bytes or requests, which are the same on every machine. */
export const budget = (what: string, here: number, most: number): Row => ({
  ...atMost(what, here, most, (value) => value.toLocaleString('en')),
  isBudget: true,
});

export const notMeasured = (what: string, why: string): Row => ({ what, target: '', here: `not measured: ${why}` });

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export function print(rows: readonly Row[]): void {
  console.table(rows.map(({ what, target, here, missed }) => ({ what, target, here, '': missed ? 'MISSED' : '' })));
  const missed = rows.filter((row) => row.missed).map(({ what }) => what);
  console.log(missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.join('; ')}. See docs/performance.md.`);
}
