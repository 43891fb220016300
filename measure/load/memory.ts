/** In MB: the difference that a garbage collection sooner or later can make. */
const margin = 40;

/** Whether memory has found its level: the last third of the samples is no higher than the second. The first warms up. */
export function staysLevel(megabytes: readonly (number | undefined)[]): boolean {
  const seen = megabytes.filter((one) => one !== undefined);
  const third = Math.floor(seen.length / 3);
  if (third === 0) return true;
  const [early, late] = [Math.max(...seen.slice(third, 2 * third)), Math.max(...seen.slice(2 * third))];
  console.log(`memory: at most ${early} MB in the second third, ${late} MB in the last`);
  if (late <= early + margin) return true;
  console.log(`FAILED memory does not stay level: ${margin} MB more are allowed`);
  return false;
}
