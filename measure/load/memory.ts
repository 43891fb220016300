/** In MB: what a garbage collection may come sooner or later for. */
const margin = 40;

/** Whether memory has found its level: the later half of the samples is no higher than the earlier one. */
export function staysLevel(megabytes: readonly (number | undefined)[]): boolean {
  const seen = megabytes.filter((one) => one !== undefined);
  if (seen.length < 2) return true;
  const half = Math.floor(seen.length / 2);
  const [early, late] = [Math.max(...seen.slice(0, half)), Math.max(...seen.slice(half))];
  console.log(`memory: at most ${early} MB in the first half, ${late} MB in the second`);
  if (late <= early + margin) return true;
  console.log(`FAILED memory does not stay level: ${margin} MB more are allowed`);
  return false;
}
