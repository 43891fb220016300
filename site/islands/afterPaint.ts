// Stands in every page, so it is kept short. What the first paint needs nothing of lies in a template, and is asked for
// when something has been painted: until then the line is the page's alone.
const { content } = document.querySelector('#after-paint') as HTMLTemplateElement;
// Without any icon a browser would ask for /favicon.ico at once.
const placeholder = document.querySelector('[rel=icon]');
/** Only the first call finds something to replace. */
const ask = () => placeholder?.replaceWith(content);

// Last in the page, and before it is painted: who has been here has the letters (islands/letters.ts).
try {
  if (localStorage.getItem('letters')) document.body.classList.add('letters');
} catch {
  // Storage may be forbidden.
}

// In the background, or prerendered, nothing is painted, and nothing held up either.
if (document.hidden) ask();
new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
// A browser may keep its times to itself.
setTimeout(ask, 3000);
