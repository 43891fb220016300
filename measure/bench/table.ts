/** One line of the table. A budget of bytes or requests is held: broken, it ends the run with 1. Times are reported. */
export type Row = { what: string; target: string; measured: string; ratio?: number; broken?: boolean };

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const bytes = (value: number) => value.toLocaleString('en');

/** A row that must not be above its limit. */
export const held = (what: string, value: number, limit: number): Row => ({
  what,
  target: `≤ ${bytes(limit)}`,
  measured: bytes(value),
  ratio: value / limit,
  broken: !(value <= limit),
});

export function print(rows: readonly Row[]): void {
  const cells = [
    ['what', 'target', 'measured', 'ratio', ''],
    ...rows.map(({ what, target, measured, ratio, broken }) => [
      what,
      target,
      measured,
      ratio === undefined ? '' : ratio.toFixed(2),
      broken ? 'BROKEN' : '',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
