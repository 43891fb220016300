// On reload a browser restores how far down the page was, but not how far along its row of stops on a phone.
addEventListener('load', () => {
  const stop = document.querySelector<HTMLElement>('.feature:target');
  stop?.parentElement?.scrollTo({ left: stop.offsetLeft, behavior: 'instant' });
});
