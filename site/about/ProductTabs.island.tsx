import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Tab = { id: string; label: string };
type Props = { label: string; tabs: Tab[] };

/**
 * Two ends of a court. Before this runs the tabs are links to the panels and CSS shows the one that is the target;
 * afterwards they follow the ARIA tabs pattern and the panels are told here, because they are not part of the island.
 */
export function ProductTabs({ label, tabs }: Props) {
  const [awake, setAwake] = useState(false);
  const [selected, setSelected] = useState(0);
  const buttons = useRef<(HTMLAnchorElement | null)[]>([]);

  // Before hydration returns, so that the click that woke the tabs, given to them again at once, finds its handler.
  useLayoutEffect(() => {
    setAwake(true);
    const target = tabs.findIndex(({ id }) => `#${id}` === location.hash);
    if (target > 0) setSelected(target);
  }, [tabs]);

  useEffect(() => {
    if (!awake) return;
    tabs.forEach(({ id }, index) => {
      const panel = document.getElementById(id);
      if (!panel) return;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', `${id}-tab`);
      panel.dataset['shown'] = String(index === selected);
    });
  }, [awake, selected, tabs]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className="product-tabs" {...(awake && { role: 'tablist', 'aria-label': label })}>
      {tabs.map(({ id, label: name }, index) => (
        <a
          key={id}
          id={`${id}-tab`}
          className="product-tabs-tab"
          href={`#${id}`}
          ref={(element) => {
            buttons.current[index] = element;
          }}
          {...(awake && {
            role: 'tab',
            'aria-selected': index === selected,
            'aria-controls': id,
            tabIndex: index === selected ? 0 : -1,
            onKeyDown,
            onClick: (event) => {
              event.preventDefault();
              setSelected(index);
            },
          })}
        >
          {name}
        </a>
      ))}
      <span className="product-tabs-ball" />
    </div>
  );
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
    case 'Enter':
      return current;
    default:
      return undefined;
  }
}
