import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageInfo } from '../messages.ts';
import { ask, language, reason } from './api.ts';
import { mapPage, type PageMap, targets } from './pageMap.ts';
import { redraw } from './redraw.ts';

export type Mode = 'edit' | 'browse' | 'both';

/** The page as it is now, and which of its texts came from where; drawn anew when the content has changed. */
export function usePage(mode: Mode, typed: RefObject<Element | undefined>) {
  const [info, setInfo] = useState<PageInfo>();
  const [error, setError] = useState('');
  const map = useRef<PageMap>(undefined);
  const asOf = useRef(0);

  const draw = useCallback(async () => {
    const isFirst = !map.current;
    try {
      if (!isFirst && mode === 'browse') return location.reload();
      const [found] = await Promise.all([
        ask<PageInfo>('page', { path: location.pathname, language }),
        !isFirst && mode === 'edit' && redraw(() => typed.current),
      ]);
      asOf.current = found.asOf;
      map.current = mapPage(found);
      for (const element of mode === 'edit' ? targets(map.current) : []) {
        element.setAttribute('data-editable', '');
        if (!element.matches('a, button, summary')) element.setAttribute('tabindex', '0');
      }
      setInfo(found);
      setError('');
    } catch (problem) {
      setError(reason(problem));
    }
  }, [mode, typed]);
  // One after the other, so that the newest is drawn last; what is asked meanwhile is one drawing more.
  const queue = useRef<{ last?: Promise<void>; next?: Promise<void> | undefined; since: number }>({ since: 0 }).current;
  const refresh = useCallback(
    (since = Number.POSITIVE_INFINITY) => {
      queue.since = Math.max(queue.since, since);
      queue.next ??= Promise.resolve(queue.last).then(() => {
        const isNews = queue.since > asOf.current;
        Object.assign(queue, { next: undefined, since: 0 });
        return isNews ? draw() : undefined;
      });
      queue.last = queue.next;
      return queue.next;
    },
    [queue, draw],
  );
  useEffect(() => {
    void refresh();
    // Also told of what this page itself has saved, and drawn.
    const onChange = (since: number) => void refresh(since);
    import.meta.hot?.on('content-changed', onChange);
    return () => import.meta.hot?.off('content-changed', onChange);
  }, [refresh]);
  /** What was saved is what the next change starts from, also before the page is drawn anew. */
  const learn = (id: string, value: string) => {
    for (const field of map.current?.fields ?? []) if (field.id === id) field.value = value;
    setInfo((now) => now && { ...now });
  };
  return { info, map, error, refresh, learn };
}
