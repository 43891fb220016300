export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures each of them in turn, round after round, so that whatever else the machine does meets all alike. */
export async function inTurn<Thing, Found>(
  things: readonly Thing[],
  rounds: number,
  measure: (thing: Thing) => Found | Promise<Found>,
): Promise<Found[][]> {
  const found: Found[][] = things.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, thing] of things.entries()) found[at]?.push(await measure(thing));
  return found;
}
