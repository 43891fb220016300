/**
 * Links to panels, of which CSS shows the target's, become tabs of the ARIA pattern: then choosing one neither moves the
 * page nor adds to the history. The panels are not part of the island.
 */
export function hydrate(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll('a')];
  const namedIn = (address: string) => tabs.findIndex(({ hash }) => hash === new URL(address).hash);

  const select = (index: number) => {
    for (const [at, tab] of tabs.entries()) {
      tab.ariaSelected = String(at === index);
      tab.tabIndex = at === index ? 0 : -1;
      const panel = document.querySelector<HTMLElement>(tab.hash);
      if (panel) panel.dataset['shown'] = tab.ariaSelected;
    }
  };
  const choose = (index: number) => {
    select(index);
    // An address that names the other panel would be wrong, and a link to it would do nothing.
    if (namedIn(location.href) >= 0) history.replaceState(history.state, '', tabs[index]?.hash);
  };

  list.role = 'tablist';
  for (const [index, tab] of tabs.entries()) {
    const panel = document.querySelector<HTMLElement>(tab.hash);
    if (!panel) continue;
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(index);
    });
    tab.addEventListener('keydown', (event) => {
      const next = nextIndex(event.key, index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[next]?.focus();
    });
  }
  select(Math.max(0, namedIn(location.href)));

  // By a link, or Back and Forward: what the address names is shown, and when it no longer names one, the first.
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    const named = namedIn(newURL);
    if (named >= 0 || namedIn(oldURL) >= 0) select(Math.max(0, named));
  });
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return current;
    default:
      return undefined;
  }
}
