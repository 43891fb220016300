/**
 * One line of the table: what is measured, here and on what it is compared with, and beside them a peer if there is one.
 * A budget of bytes or requests is held: broken, it ends the run with 1. Times are reported.
 */
export type Row = {
  what: string;
  target: string;
  here: string;
  /** Of the target, or of what it is compared with. */
  ratio?: number | undefined;
  peer?: string | undefined;
  missed?: boolean;
  held?: boolean;
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const bytes = (value: number) => value.toLocaleString('en');
const limit = (most: number, write: (value: number) => string) => `≤ ${write(most)}`;

/** A row that must not be above its limit. */
export const atMost = (what: string, here: number, most: number, write = milliseconds, peer?: number): Row => ({
  what,
  target: limit(most, write),
  here: write(here),
  ratio: here / most,
  peer: peer === undefined ? undefined : write(peer),
  missed: !(here <= most),
});

/** The same for bytes and requests, which are the same on every machine. */
export const held = (what: string, here: number, most: number, peer?: number): Row => ({
  ...atMost(what, here, most, bytes, peer),
  held: true,
});

/** Two times of one run, since a time by itself says as much of the machine as of the site. */
export const against = (what: string, here: number, other: number, most: number, peer?: number): Row => ({
  what,
  target: `≤ ${most.toFixed(2)} of it`,
  here: `${milliseconds(here)} : ${milliseconds(other)}`,
  ratio: here / other,
  peer: peer === undefined ? undefined : `${milliseconds(peer)}, ${(peer / other).toFixed(2)}`,
  missed: !(here / other <= most),
});

export function print(rows: readonly Row[]): void {
  console.table(
    rows.map(({ what, target, here, ratio, peer, missed }) => ({
      ...{ what, target, here, ratio: ratio?.toFixed(2) ?? '' },
      ...(peer !== undefined && { peer }),
      '': missed ? 'MISSED' : '',
    })),
  );
  const missed = rows.filter((row) => row.missed);
  console.log(
    missed.length === 0
      ? '\nEvery target is met.'
      : `\nMissed: ${missed.map(({ what }) => what).join('; ')}. docs/performance.md says what is known of it.`,
  );
}
