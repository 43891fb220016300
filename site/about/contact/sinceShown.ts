/** Milliseconds since the page was shown, if it was shown afresh: a browser fills in by itself what a reload or a way back finds. */
export function sinceShown(): number | undefined {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || !('type' in visit) || visit.type !== 'navigate') return undefined;
  // A page that was prepared ahead is shown later than it begins.
  const shown = 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return Math.round(performance.now() - shown);
}
