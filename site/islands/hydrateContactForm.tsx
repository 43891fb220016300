import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { fields, mapFields } from '../../contract/contact.ts';
import { topicOf } from '../../contract/contactState.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { forgetDraft, keepDraft, readDraft, readFields, writeFields } from './contact/draft.ts';
import type { ContactFormProps, Initial } from './contact/formProps.ts';

export async function hydrate(root: HTMLElement): Promise<void> {
  // Starts a new task, so that the browser can handle key presses between loading React and hydrating.
  await new Promise((resolve) => setTimeout(resolve));
  const props = JSON.parse(root.dataset['props'] ?? '{}') as ContactFormProps;
  const form = root.querySelector('form');
  const initial = form ? initialOf(form, props) : undefined;
  if (initial) {
    writeFields(form, initial.values);
    keepDraft(initial.values, initial.key);
  } else {
    forgetDraft();
  }
  // Synchronous, so that the press that started hydration already reaches the hydrated form. Browser extensions change
  // forms, so a difference from the server's HTML is only a warning.
  flushSync(() =>
    hydrateRoot(root, <ContactForm {...props} initial={initial} />, { onRecoverableError: console.warn }),
  );
}

/** Text typed before hydration overrides the tab's draft, and both override the topic in the address. */
function initialOf(form: HTMLFormElement, { words: { topics }, serverState }: ContactFormProps): Initial {
  const typed = readFields(form);
  // The server's answer to a message is newer than any draft.
  const draft = serverState.errors || serverState.failed ? undefined : readDraft();
  const topic = topicOf(new URLSearchParams(location.search).get('topic'));
  const lines: string[] = Object.values(topics);
  // The visitor did not type the topic's line, so another topic replaces it.
  const own = (text = '') => (lines.includes(text.trim()) ? '' : text);
  const values = mapFields(
    (field) =>
      own(typed[field]) || own(draft?.values[field]) || (field === 'message' && topic ? `${topics[topic]}\n` : ''),
  );
  const isSame = fields.every((field) => values[field] === draft?.values[field]);
  return {
    values,
    key: isSame ? (draft?.key ?? '') : '',
    isRestored: fields.some((field) => own(draft?.values[field]) !== ''),
  };
}
