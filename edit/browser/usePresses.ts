import { type RefObject, useEffect, useRef } from 'react';
import { type PageMap, type Target, targetAt, targetOf } from './pageMap.ts';

type Presses = {
  map: RefObject<PageMap | undefined>;
  open: (target: Target) => void;
  isOn: boolean;
  isTyped: (element: Element) => boolean;
};

/** In Edit mode a press on the page opens what is there, and Enter what has the focus; the page itself gets neither. */
export function usePresses({ map, open, isOn, isTyped }: Presses) {
  const passing = useRef(false);
  const latest = useRef({ open, isTyped });
  latest.current = { open, isTyped };

  useEffect(() => {
    if (!isOn) return;
    const listeners = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
      addEventListener(name, act, { capture: true, signal: listeners.signal });
    const isOurs = ({ target }: Event) =>
      !(target instanceof Element) ||
      passing.current ||
      target.localName === 'edit-bar' ||
      latest.current.isTyped(target);
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const begin = (event: Event, target: Target | undefined) => {
      stop(event);
      if (target) latest.current.open(target);
    };
    const under = ({ clientX, clientY }: MouseEvent) => map.current && targetAt(map.current, clientX, clientY);
    const focused = ({ target }: Event) =>
      map.current && target instanceof Element ? targetOf(map.current, target) : undefined;
    for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit'] as const)
      on(name, (event) => isOurs(event) || stop(event));
    // A keyboard's click stands at no point.
    on('click', (event) => isOurs(event) || begin(event, event.detail === 0 ? focused(event) : under(event)));
    on('keydown', (event) => {
      if (event.key === 'Enter' && !isOurs(event) && focused(event)) begin(event, focused(event));
    });
    on('dragover', (event) => {
      if (!isOurs(event) && under(event)?.picture) stop(event);
    });
    on('drop', (event) => {
      const target = isOurs(event) ? undefined : under(event);
      const file = event.dataTransfer?.files[0];
      if (target?.picture) begin(event, { ...target, ...(file && { file }) });
    });
    return () => listeners.abort();
  }, [isOn, map]);

  /** Lets the page do what a press does for visitors. */
  return (element: Element) => {
    passing.current = true;
    if (element instanceof HTMLElement) element.click();
    passing.current = false;
  };
}
