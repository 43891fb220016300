// Stands in the head of every page, so it is kept short.

// Before anything is painted: the lights are as they were left, and who has been here has the letters (islands/letters.ts).
const root = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Whoever looks on from the top does not wait for what lies below (styles/base.css). To come back to a place further down,
// or to be led to one, takes the height and the styles of all; in the background, or prerendered, nothing is held up by them.
const fromTop = visit?.type === 'navigate' && !location.hash && !document.hidden;
if (fromTop) root.classList.add('in-turn');
try {
  if (sessionStorage.getItem('lights')) root.dataset['lights'] = '';
  if (localStorage.getItem('letters')) root.classList.add('letters');
} catch {
  // Storage may be forbidden.
}

// What the first paint needs nothing of lies in a template, and is asked for when something has been painted: until then
// the line is the page's alone.
document.addEventListener('DOMContentLoaded', () => {
  const { content } = document.querySelector('#after-paint') as HTMLTemplateElement;
  // Without any icon a browser would ask for /favicon.ico at once.
  const placeholder = document.querySelector('[rel=icon]');
  /** Only the first call finds something to replace. */
  const ask = () => placeholder?.replaceWith(content);

  if (!fromTop) ask();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && ask()).observe({
    type: 'paint',
    buffered: true,
  });
  // Some browsers report no paint times.
  setTimeout(ask, 3000);
});
