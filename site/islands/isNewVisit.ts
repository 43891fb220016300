const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** False after a reload or Back: then the browser restores the scroll position and the choices. */
export const isNewVisit = navigation?.type === 'navigate';
