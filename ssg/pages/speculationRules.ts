/** Where visits are counted nothing is prerendered, because that would count a visit. */
export function speculationRules(countsVisits: boolean): string {
  // Courts are excluded, because with script they open as sheets on the home page.
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*\\?*play=*' } }] };
  const rules = (eagerness: string) => [{ where, eagerness }];
  return JSON.stringify({ prefetch: rules('eager'), ...(countsVisits ? {} : { prerender: rules('moderate') }) });
}
