import { ContactForm } from '../about/ContactForm.island.tsx';
import { wake as wakeAs } from './wake.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * React gives a text area the server's text back when it hydrates, and makes new fields where an extension has written
 * into the form. So what was typed is kept across that.
 */
export function wake(root: HTMLElement): void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map(({ name, value }) => [name, value] as const);
  wakeAs(ContactForm, root);
  for (const [name, text] of typed) {
    const field = root.querySelector<Field>(`[name="${name}"]`);
    if (!field || field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
