/**
 * Turns links to panels into tabs of the ARIA pattern. Choosing one neither scrolls the page nor adds to the history.
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
    // If the address kept naming the other panel, a link to that panel would do nothing.
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
      const keys: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
        ' ': index,
      };
      const next = keys[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const chosen = (next + tabs.length) % tabs.length;
      choose(chosen);
      tabs[chosen]?.focus();
    });
  }
  select(Math.max(0, namedIn(location.href)));

  // A link, Back or Forward shows the panel in the address, or the first if the address names none.
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    const named = namedIn(newURL);
    if (named >= 0 || namedIn(oldURL) >= 0) select(Math.max(0, named));
  });
}
