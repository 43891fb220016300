// Inlined in the head of every page, so it is short.

// Before the first paint, so that the colours do not change after it. It is set in any case: as soon as Chromium has asked
// :root:has(#lights:checked) once, it restyles parts of the whole page whenever any checkbox changes.
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
let scheme = system;
try {
  scheme = sessionStorage.getItem('scheme') || scheme;
} catch {
  // Storage may be forbidden.
}
root.dataset['scheme'] = scheme;

const contentOf = (template: string) => (document.querySelector(template) as HTMLTemplateElement).content;
// Without any icon a browser would request /favicon.ico at once.
const placeholder = document.querySelector('[rel=icon]');
const styles = contentOf('template');

// Three cases load all styles before the first paint: in the background or prerendered, nothing waits for a paint;
// after Back, and at an anchor, the place is found only if everything above has its final height. Chromium begins to
// scroll to the anchor at the first paint and does not correct it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const loadsAtOnce = document.hidden || visit?.type !== 'navigate' || location.hash;
if (loadsAtOnce) {
  styles.firstElementChild?.setAttribute('blocking', 'render');
  placeholder?.before(styles);
}

// Files that the first paint does not need are in a template and requested after it, so that they do not slow down the
// page.
document.addEventListener('DOMContentLoaded', () => {
  const deferred = contentOf('#deferred');
  const loadDeferred = () => placeholder?.replaceWith(styles, deferred);
  // Without the loader the lights' switch works as without script (layout/Lights.css).
  (deferred.firstElementChild as HTMLElement).onerror = () => {
    if (scheme !== system) document.querySelector<HTMLInputElement>('#lights')?.click();
    delete root.dataset['scheme'];
  };
  if (loadsAtOnce) loadDeferred();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && loadDeferred()).observe({
    type: 'paint',
    buffered: true,
  });
  // Some browsers report no paint times.
  setTimeout(loadDeferred, 3000);
});
