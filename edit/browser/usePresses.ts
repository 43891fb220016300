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
  const box = useRef<HTMLDivElement>(null);
  const passing = useRef(false);
  const latest = useRef({ open, isTyped });
  latest.current = { open, isTyped };

  useEffect(() => {
    if (!isOn) return;
    const isOurs = ({ target }: Event) =>
      passing.current ||
      (target instanceof Element && (target.localName === 'edit-bar' || latest.current.isTyped(target)));
    const stop = (event: Event) => {
      if (isOurs(event)) return true;
      event.preventDefault();
      event.stopPropagation();
      return false;
    };
    const onClick = (event: MouseEvent) => {
      if (stop(event) || !map.current) return;
      // A keyboard's click stands at no point.
      const target =
        event.detail === 0 && event.target instanceof Element
          ? targetOf(map.current, event.target)
          : targetAt(map.current, event.clientX, event.clientY);
      show(box.current, undefined);
      if (target) latest.current.open(target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isOurs(event) || !(event.target instanceof Element) || !map.current) return;
      const target = targetOf(map.current, event.target);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.open(target);
    };
    const onMove = ({ clientX, clientY, target }: PointerEvent) => {
      const found =
        map.current && target instanceof Element && target.localName !== 'edit-bar'
          ? targetAt(map.current, clientX, clientY)
          : undefined;
      show(box.current, found);
    };
    const hide = () => show(box.current, undefined);
    const stopped = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit'] as const;
    for (const name of stopped) addEventListener(name, stop, true);
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKey, true);
    addEventListener('pointermove', onMove);
    addEventListener('scroll', hide);
    return () => {
      for (const name of stopped) removeEventListener(name, stop, true);
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointermove', onMove);
      removeEventListener('scroll', hide);
    };
  }, [isOn, map]);

  /** Lets the page do what a press does for visitors. */
  const press = (element: Element) => {
    passing.current = true;
    if (element instanceof HTMLElement) element.click();
    passing.current = false;
  };
  return { box, press };
}

export const rectOf = ({ element, spot, picture }: Target): DOMRect => {
  if (!spot || picture || element.matches('a, button')) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(spot.node.isConnected ? spot.node : element);
  return range.getBoundingClientRect();
};

function show(box: HTMLElement | null, target: Target | undefined): void {
  if (!box) return;
  box.hidden = !target;
  if (!target) return;
  const { left, top, width, height } = rectOf(target);
  Object.assign(box.style, {
    left: `${left - 4}px`,
    top: `${top - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
  });
}
