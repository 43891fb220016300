// Scrolls to the element that the #hash of the address names, if the browser does not, or not far enough.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox scrolls to the anchor before the deferred styles are loaded, which on a phone halve the height of home. After a
  // reload or Back browsers restore the position, so the anchor is not shown again.
  if (navigation?.type === 'navigate') target?.scrollIntoView(); // With 'instant' Chromium would jump too far during its own smooth scroll.
  scrollRowToFeature();
}

/**
 * On phones, scrolls the row of features sideways to the target. Safari does not scroll the row if the target's edge is
 * visible, and after a reload not every browser restores the row's position. The page itself is not scrolled, because a
 * browser may still be scrolling it.
 */
function scrollRowToFeature(): void {
  const feature = document.querySelector<HTMLElement>('.feature:target');
  const first = document.querySelector<HTMLElement>('.features-row > *');
  if (feature && first)
    feature.parentElement?.scrollTo({ left: feature.offsetLeft - first.offsetLeft, behavior: 'instant' });
}

// In Firefox `load` may have fired already, because it does not wait for the files that the loader imports.
if (document.readyState === 'complete') showTarget();
else addEventListener('load', showTarget);
addEventListener('hashchange', scrollRowToFeature);
