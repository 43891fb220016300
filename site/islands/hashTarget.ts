const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox scrolls before the deferred styles change the page's height. After a reload or Back, browsers restore the position.
  if (navigation?.type === 'navigate') target?.scrollIntoView(); // With 'instant' Chromium would jump too far during its own smooth scroll.
  scrollRowToFeature();
}

/** Safari does not scroll the row if the target's edge is visible. scrollIntoView() could stop the browser's own scroll of the page. */
function scrollRowToFeature(): void {
  const feature = document.querySelector<HTMLElement>('.feature:target');
  const first = document.querySelector<HTMLElement>('.features-row > *');
  if (feature && first)
    feature.parentElement?.scrollTo({ left: feature.offsetLeft - first.offsetLeft, behavior: 'instant' });
}

if (document.readyState === 'complete') showTarget();
else addEventListener('load', showTarget);
addEventListener('hashchange', scrollRowToFeature);
