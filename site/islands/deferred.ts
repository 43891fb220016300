// Stands in the head of every page, so it is kept short.

// Before the first paint, so that the colours do not change after it.
const root = document.documentElement;
try {
  const scheme = sessionStorage.getItem('scheme');
  if (scheme) root.dataset['scheme'] = scheme;
} catch {
  // Storage may be forbidden.
}

// What the first paint needs nothing of lies in a template, and is asked for when something has been painted: until then
// the line is the page's alone.
document.addEventListener('DOMContentLoaded', () => {
  const { content } = document.querySelector('#deferred') as HTMLTemplateElement;
  // Without any icon a browser would ask for /favicon.ico at once.
  const placeholder = document.querySelector('[rel=icon]');
  /** Only the first call finds something to replace. */
  const ask = () => placeholder?.replaceWith(content);

  // In the background, or prerendered, nothing is painted, and nothing held up either. A reader who comes back
  // is to find the place where it was: that takes all styles.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // So does an anchor: what stands above it has its height from them.
  if (document.hidden || visit?.type !== 'navigate' || location.hash) ask();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && ask()).observe({
    type: 'paint',
    buffered: true,
  });
  // Some browsers report no paint times.
  setTimeout(ask, 3000);
});
