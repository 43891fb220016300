const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

addEventListener('load', () => {
  const target = document.querySelector<HTMLElement>(':target');
  // Firefox goes to the anchor before the deferred styles have come, which make home half as long on a phone.
  if (visit?.type === 'navigate') target?.scrollIntoView({ behavior: 'instant' });
  // After a reload browsers restore how far the page was scrolled, but on phones not how far its row of stops was.
  else if (target?.matches('.feature'))
    target.parentElement?.scrollTo({ left: target.offsetLeft, behavior: 'instant' });
});
