// Stands in the head of every page, so it is kept short.

// Before the first paint, so that the colours do not change after it.
const root = document.documentElement;
try {
  const scheme = sessionStorage.getItem('scheme');
  if (scheme) root.dataset['scheme'] = scheme;
} catch {
  // Storage may be forbidden.
}

const part = (template: string) => (document.querySelector(template) as HTMLTemplateElement).content;
// Without any icon a browser would ask for /favicon.ico at once.
const placeholder = document.querySelector('[rel=icon]');
const styles = part('template');

// In the background, or prerendered, nothing is painted, and nothing held up either. A reader who comes back is to find the
// place where it was, and an anchor its own: what stands above has its height from all styles. They hold up the first paint
// then, and with it the scrolling to the anchor, which Chromium begins at the first paint and does not correct.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isEarly = document.hidden || visit?.type !== 'navigate' || location.hash;
if (isEarly) {
  styles.firstElementChild?.setAttribute('blocking', 'render');
  placeholder?.before(styles);
}

// What the first paint needs nothing of lies in a template, and is asked for when something has been painted: until then
// the line is the page's alone.
document.addEventListener('DOMContentLoaded', () => {
  /** Only the first call finds something to replace. */
  const ask = () => placeholder?.replaceWith(styles, part('#deferred'));
  if (isEarly) ask();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && ask()).observe({
    type: 'paint',
    buffered: true,
  });
  // Some browsers report no paint times.
  setTimeout(ask, 3000);
});
