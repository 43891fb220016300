import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { fields, messageFrom } from '../../contract/contact.ts';
import { topicOf } from '../../contract/contactState.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { deleteDraft, readDraft, readFields, saveDraft, writeFields } from './contact/draft.ts';
import type { ContactFormProps, MessageAtHydration } from './contact/formProps.ts';

export async function start(root: HTMLElement): Promise<void> {
  // Waits for a new task, so that the browser can handle key presses between the loading of React and the hydration.
  await new Promise((resolve) => setTimeout(resolve));
  const props = JSON.parse(root.dataset['props'] ?? '{}') as ContactFormProps;
  const form = root.querySelector('form');
  const messageAtHydration = form ? findMessage(form, props) : undefined;
  if (messageAtHydration) writeFields(form, messageAtHydration.values);
  else deleteDraft(); // The page shows the confirmation: the message is stored.
  // flushSync: the press that started hydration must reach the hydrated form. Errors are only warnings, because browser extensions change forms.
  flushSync(() =>
    hydrateRoot(root, <ContactForm {...props} messageAtHydration={messageAtHydration} />, {
      onRecoverableError: console.warn,
    }),
  );
}

function findMessage(form: HTMLFormElement, { words: { topics }, serverState }: ContactFormProps): MessageAtHydration {
  const formValues = readFields(form);
  // The server's answer to a message is newer than any draft.
  const draft = serverState.errors || serverState.failed ? undefined : readDraft();
  const topic = topicOf(new URLSearchParams(location.search).get('topic'));
  const topicLines: string[] = Object.values(topics);
  const withoutTopicLine = (text = '') => (topicLines.includes(text.trim()) ? '' : text);
  const typed = messageFrom((field) => withoutTopicLine(formValues[field]) || withoutTopicLine(draft?.values[field]));
  const topicLine = topic ? `${topics[topic]}\n` : '';
  const values = { ...typed, message: typed.message || topicLine };
  const isUnchangedDraft = fields.every((field) => values[field] === draft?.values[field]);
  const idempotencyKey = isUnchangedDraft ? (draft?.idempotencyKey ?? '') : '';
  // The draft does not contain the topic's line: after a change of language it would look like the visitor's own words.
  if (!idempotencyKey) saveDraft(typed);
  return {
    values,
    idempotencyKey,
    isRestored: fields.some((field) => withoutTopicLine(draft?.values[field]) !== ''),
  };
}
