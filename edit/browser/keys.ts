import { close } from './desk.ts';

/** Keys for what stands in the bar or in an open card, as its aria-keyshortcuts say; Esc closes. */
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') return void close();
  const inner = event.composedPath()[0];
  const isTyping = inner instanceof HTMLElement && (inner.isContentEditable || inner.matches('textarea, input'));
  // What is being typed has an undo of its own.
  if (isTyping && event.ctrlKey && !event.altKey) return;
  const keys = [
    ...(event.ctrlKey || event.metaKey ? ['Control'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey ? ['Shift'] : []),
    event.key.length === 1 ? event.key.toUpperCase() : event.key,
  ];
  const shadow = document.querySelector('edit-bar')?.shadowRoot;
  const found = shadow?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(keys.join('+'))}"]`);
  if (!found) return;
  event.preventDefault();
  if (found instanceof HTMLButtonElement) found.click();
  else found.focus();
});
