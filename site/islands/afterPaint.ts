// Stands in the head of every page, so it is kept short.

// A page whose lights were switched is never painted the other way first. Storage may be forbidden; then they are one page's.
try {
  if (sessionStorage.getItem('lights')) document.documentElement.dataset['lights'] = '';
} catch {}

// What the first paint needs nothing of lies in a template, and is asked for when something has been painted: until then
// the line is the page's alone.
document.addEventListener('DOMContentLoaded', () => {
  const { content } = document.querySelector('#after-paint') as HTMLTemplateElement;
  // Without any icon a browser would ask for /favicon.ico at once.
  const placeholder = document.querySelector('[rel=icon]');
  /** Only the first call finds something to replace. */
  const ask = () => placeholder?.replaceWith(content);

  // In the background, or prerendered, nothing is painted, and nothing held up either.
  if (document.hidden) ask();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && ask()).observe({
    type: 'paint',
    buffered: true,
  });
  // A browser may keep its times to itself.
  setTimeout(ask, 3000);
});
