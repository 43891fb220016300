import { ContactForm } from '../about/ContactForm.island.tsx';
import { inputOf, readFields } from '../about/contact/fieldValues.ts';
import { wake as wakeAs } from './wake.tsx';

/**
 * React gives a text area the server's text back when it hydrates, and makes new fields where an extension or a
 * translator has written into the form. So what was typed is handed over, and where the cursor was is kept.
 */
export function wake(root: HTMLElement): void {
  const form = root.querySelector('form');
  const focused = form?.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : undefined;
  const { selectionStart = null, selectionEnd = null } = (focused && inputOf(form, focused)) || {};
  wakeAs(ContactForm, root, form ? { typed: readFields(form) } : {});
  const field = focused && inputOf(root.querySelector('form'), focused);
  if (!field) return;
  field.focus({ preventScroll: true });
  // A field for an address has no such thing.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
