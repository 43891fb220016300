// Scrolls to the target of the address where browsers do not, or not far enough.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox scrolls to the anchor before the deferred styles are loaded, which on a phone halve the height of home.
  // Not with behavior 'instant': Chromium is still scrolling smoothly, and would add what is left of that to the jump.
  if (navigation?.type === 'navigate') target?.scrollIntoView();
  // After a reload browsers restore how far the page was scrolled, some smoothly, but not always the row of features, which
  // scrolls on phones. Only the row is moved here: the rest of a smooth scroll would be added to a jump of the page.
  else if (target?.matches('.feature'))
    target.parentElement?.scrollBy({ left: target.getBoundingClientRect().left, behavior: 'instant' });
}

// Firefox does not wait with `load` for the files that the loader imports.
if (document.readyState === 'complete') showTarget();
else addEventListener('load', showTarget);
