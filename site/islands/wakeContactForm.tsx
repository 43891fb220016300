import { topicOf } from '../../contract/contactState.ts';
import { ContactForm } from '../about/ContactForm.island.tsx';
import { inputOf, readFields } from '../about/contact/fieldValues.ts';
import { wake as wakeAs } from './wake.tsx';

/**
 * React gives a text area the server's text back when it hydrates, and makes new fields where an extension or a
 * translator has written into the form. So what was typed is handed over, and where the cursor was is kept.
 */
export async function wake(root: HTMLElement): Promise<void> {
  // To run React's file is a task of its own, so that a key is answered in between.
  await new Promise((resolve) => setTimeout(resolve));
  const form = root.querySelector('form');
  const focused = form?.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : undefined;
  const { selectionStart = null, selectionEnd = null } = (focused && inputOf(form, focused)) || {};
  const topic = topicLine(root);
  const typed = form && readFields(form);
  // It is the page's own words, and must not take the place of what was written before.
  if (typed?.message === topic) typed.message = '';
  wakeAs(ContactForm, root, typed ? { typed } : {});
  begin(root, topic);
  const field = focused && inputOf(root.querySelector('form'), focused);
  if (!field) return;
  field.focus({ preventScroll: true });
  // Inputs of type email tell no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** How the message begins for somebody who comes with a topic. Our server writes it itself; static hosts leave it to this. */
function topicLine(root: HTMLElement): string {
  const topic = topicOf(new URLSearchParams(location.search).get('topic'));
  const { words } = JSON.parse(root.dataset['props'] ?? '{}') as { words?: { topics: Record<string, string> } };
  const line = topic && words?.topics[topic];
  return line ? `${line}\n` : '';
}

function begin(root: HTMLElement, topic: string): void {
  const message = inputOf(root.querySelector('form'), 'message');
  if (!topic || !message || message.value) return;
  message.value = topic;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
