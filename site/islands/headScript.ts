// The head of every page contains this script, so keep it short.

// data-scheme is always set: without it layout/Lights.css uses :root:has(#lights:checked), and Chromium restyles much of the page when any checkbox changes.
const root = document.documentElement;
const systemScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
let scheme = systemScheme;
let stylesInCache = null;
try {
  stylesInCache = sessionStorage.getItem('styles');
  scheme = sessionStorage.getItem('scheme') || scheme;
} catch {
  // Storage may be forbidden.
}
root.dataset['scheme'] = scheme;

const templateContent = (selector: string) => (document.querySelector(selector) as HTMLTemplateElement).content;
// Without any icon browsers request /favicon.ico at once.
const placeholderIcon = document.querySelector('[rel=icon]');
const styles = templateContent('#styles');

// Nobody waits for the first paint of a page in the background, and a later page of this tab has the styles in the cache.
// With an anchor, or after Back or a reload, the browser scrolls and needs the final height of everything above.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const stylesBlockFirstPaint = document.hidden || navigation?.type !== 'navigate' || location.hash || stylesInCache;
if (stylesBlockFirstPaint) {
  styles.firstElementChild?.setAttribute('blocking', 'render');
  placeholderIcon?.before(styles);
}

document.addEventListener('DOMContentLoaded', () => {
  const deferred = templateContent('#deferred');
  const loadDeferred = () => placeholderIcon?.replaceWith(styles, deferred);
  // The first element loads loader.ts. Without that script the light switch works by CSS alone, which needs data-scheme to be absent.
  (deferred.firstElementChild as HTMLElement).onerror = () => {
    if (scheme !== systemScheme) document.querySelector<HTMLInputElement>('#lights')?.click();
    delete root.dataset['scheme'];
  };
  if (stylesBlockFirstPaint) loadDeferred();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && loadDeferred()).observe({
    type: 'paint',
    buffered: true,
  });
  // Some browsers report no paint times. A second call changes nothing, because the placeholder icon is gone.
  setTimeout(loadDeferred, 3000);
});
