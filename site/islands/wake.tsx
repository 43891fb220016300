import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates now rather than soon, so that the touch that woke the island finds it awake. */
export function wake<Props extends object>(Component: FunctionComponent<Props>, root: HTMLElement): void {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as Props;
  flushSync(() => hydrateRoot(root, <Component {...props} />));
}
