// The head of every page contains this script, so keep it short.

// Sets the colour scheme before the first paint, so that the colours do not change after it. data-scheme is set even if no
// scheme was chosen: without it layout/Lights.css uses :root:has(#lights:checked), and then Chromium restyles much of the
// page at every change of any checkbox.
const root = document.documentElement;
const systemScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
let scheme = systemScheme;
let stylesInCache = null;
try {
  stylesInCache = sessionStorage.getItem('styles'); // Set by loader.ts.
  scheme = sessionStorage.getItem('scheme') || scheme;
} catch {
  // Storage may be forbidden.
}
root.dataset['scheme'] = scheme;

const templateContent = (selector: string) => (document.querySelector(selector) as HTMLTemplateElement).content;
// A placeholder icon. Without any icon browsers request /favicon.ico at once.
const placeholder = document.querySelector('[rel=icon]');
const styles = templateContent('#styles');

// All styles load before the first paint
// - of a page in the background or prerendered, because nobody waits for it;
// - of a later page of this tab, because the styles are in the cache;
// - after Back, a reload, or with an anchor, because the browser scrolls and needs the final height of everything above.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const blocksFirstPaint = document.hidden || navigation?.type !== 'navigate' || location.hash || stylesInCache;
if (blocksFirstPaint) {
  styles.firstElementChild?.setAttribute('blocking', 'render');
  placeholder?.before(styles);
}

// Templates have the files that the first paint does not need: #styles the deferred styles, #deferred the rest.
document.addEventListener('DOMContentLoaded', () => {
  const deferred = templateContent('#deferred');
  const loadDeferred = () => placeholder?.replaceWith(styles, deferred);
  // The first element is loader.ts. If it does not load, the light switch works by CSS alone (layout/Lights.css), which needs
  // data-scheme to be absent. Before that, a click switches to the scheme that the visitor chose earlier in this tab.
  (deferred.firstElementChild as HTMLElement).onerror = () => {
    if (scheme !== systemScheme) document.querySelector<HTMLInputElement>('#lights')?.click();
    delete root.dataset['scheme'];
  };
  if (blocksFirstPaint) loadDeferred();
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && loadDeferred()).observe({
    type: 'paint',
    buffered: true,
  });
  // Some browsers report no paint times. A second call changes nothing, because the placeholder is gone.
  setTimeout(loadDeferred, 3000);
});
