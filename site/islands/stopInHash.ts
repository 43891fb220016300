// After a reload browsers restore how far the page was scrolled, but on phones not how far its row of stops was.
addEventListener('load', () => {
  const stop = document.querySelector<HTMLElement>('.feature:target');
  stop?.parentElement?.scrollTo({ left: stop.offsetLeft, behavior: 'instant' });
});
