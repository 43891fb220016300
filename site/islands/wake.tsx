import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates now rather than soon, so that the touch that woke the island finds it awake. */
export function wake<Props extends object>(
  Component: FunctionComponent<Props>,
  root: HTMLElement,
  more: Partial<Props> = {},
): void {
  const props = JSON.parse(root.dataset['props'] ?? '{}') as Props;
  // Where a translator or an extension has written into the island, React builds it anew: no fault of ours, but worth a line.
  const onRecoverableError = console.warn;
  flushSync(() => hydrateRoot(root, <Component {...props} {...more} />, { onRecoverableError }));
}
