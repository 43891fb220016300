import { useEffect } from 'react';

/** Keys for what stands in the bar or in an open card, as its aria-keyshortcuts say; Esc closes. */
export function useKeys(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return close();
      const inner = event.composedPath()[0];
      const isTyping = inner instanceof HTMLElement && (inner.isContentEditable || inner.matches('textarea, input'));
      const keys = [
        ...(event.ctrlKey || event.metaKey ? ['Control'] : []),
        ...(event.altKey ? ['Alt'] : []),
        ...(event.shiftKey ? ['Shift'] : []),
        event.key.length === 1 ? event.key.toUpperCase() : event.key,
      ];
      // What is being typed has an undo of its own.
      if (isTyping && event.ctrlKey !== event.altKey && event.ctrlKey) return;
      const shadow = document.querySelector('edit-bar')?.shadowRoot;
      const found = shadow?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(keys.join('+'))}"]`);
      if (!found) return;
      event.preventDefault();
      if (found instanceof HTMLButtonElement) found.click();
      else found.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
