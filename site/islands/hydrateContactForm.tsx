import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { fields, messageOf } from '../../contract/contact.ts';
import { topicOf } from '../../contract/contactState.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { forgetDraft, keepDraft, readDraft } from './contact/draft.ts';
import { inputOf, readFields, writeFields } from './contact/fieldValues.ts';
import type { ContactFormProps, Start } from './contact/formProps.ts';

export async function hydrate(root: HTMLElement): Promise<void> {
  // Running React's file is a task of its own, so that a key is answered in between.
  await new Promise((resolve) => setTimeout(resolve));
  const props = JSON.parse(root.dataset['props'] ?? '{}') as ContactFormProps;
  const form = root.querySelector('form');
  const start = form && startOf(form, props);
  if (start) {
    writeFields(form, start.values);
    keepDraft(start);
  } else {
    forgetDraft();
  }
  const focused = form?.contains(document.activeElement) ? document.activeElement : null;
  const { selectionStart = null, selectionEnd = null } = focused instanceof HTMLTextAreaElement ? focused : {};
  // Where a translator or an extension has written into the form, React builds it anew: no fault of ours, but worth a line.
  const onRecoverableError = console.warn;
  const island = <ContactForm {...props} {...(start && { start })} />;
  // At once, so that the press that hydrates the form is answered by it.
  flushSync(() => hydrateRoot(root, island, { onRecoverableError }));
  if (!focused || focused.isConnected) return;
  const field = inputOf(root.querySelector('form'), focused.getAttribute('name') ?? '');
  field?.focus({ preventScroll: true });
  if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd);
}

/** What was typed before this script came goes before the draft of this tab, and both before the topic of the address. */
function startOf(form: HTMLFormElement, { words: { topics }, state }: ContactFormProps): Start {
  const typed = readFields(form);
  // The server's answer to a message is newer than any draft.
  const draft = state.errors || state.failed ? undefined : readDraft();
  const topic = topicOf(new URLSearchParams(location.search).get('topic'));
  const lines: string[] = Object.values(topics);
  // A topic's line is ours, so it must not keep another one out.
  const own = (text = '') => (lines.includes(text.trim()) ? '' : text);
  const values = messageOf(
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
