// Scrolls to the target of the address where browsers do not, or not far enough.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox scrolls to the anchor before the deferred styles are loaded, which on a phone halve the height of home.
  // With behavior 'instant' Chromium, which is still scrolling smoothly, would add what is left of that to the jump.
  if (navigation?.type === 'navigate') target?.scrollIntoView();
  // After a reload browsers restore the page's scroll position, some smoothly, but not always how far the row of features is
  // scrolled sideways on phones. Only the row is moved: to a jump of the page the browser would add the rest of its scroll.
  else if (target?.matches('.feature'))
    target.parentElement?.scrollBy({ left: target.getBoundingClientRect().left, behavior: 'instant' });
}

// In Firefox `load` may be over, because it does not wait for the files that the loader imports.
if (document.readyState === 'complete') showTarget();
else addEventListener('load', showTarget);
