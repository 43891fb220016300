import { ContactForm } from '../about/ContactForm.island.tsx';
import { wake as wakeAs } from './wake.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * React gives a text area the server's text back when it hydrates, and makes new fields where an extension has written
 * into the form. So what was typed is kept across that, and where the cursor was.
 */
export function wake(root: HTMLElement): void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map(({ name, value }) => [name, value] as const);
  const cursor = root.querySelector<Field>('input:focus, textarea:focus');
  wakeAs(ContactForm, root);
  for (const [name, text] of typed) {
    const field = root.querySelector<Field>(`[name="${name}"]`);
    if (!field || field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const focused = cursor && root.querySelector<Field>(`[name="${cursor.name}"]`);
  if (!focused || focused === document.activeElement) return;
  focused.focus({ preventScroll: true });
  // A field for an address has no such thing.
  if (cursor.selectionStart !== null) focused.setSelectionRange(cursor.selectionStart, cursor.selectionEnd);
}
