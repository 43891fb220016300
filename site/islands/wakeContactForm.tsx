import { ContactForm } from '../about/ContactForm.island.tsx';
import { wake as wakeAs } from './wake.tsx';

/** React gives a text area the server's text back when it hydrates, so what was typed over it is kept across that. */
export function wake(root: HTMLElement): void {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const);
  wakeAs(ContactForm, root);
  for (const [field, text] of typed) {
    if (field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
