import type { Content } from '../../../content/schema.ts';
import type { ContactMessage } from '../../../contract/contact.ts';
import type { ContactState } from '../../../contract/contactState.ts';

/** The form's words without those of the owner's mail, which visitors don't need. */
export type FormWords = Omit<Content['form'], 'mail'>;

export type Owner = { email: string; phone: string };

export type InitialMessage = {
  values: ContactMessage;
  /** The Idempotency-Key of a message that was being sent when the visitor left the page; else "". */
  key: string;
  /** Whether the tab's draft has text that the visitor typed. */
  isRestored: boolean;
};

export type ContactFormProps = {
  words: FormWords;
  serverState: ContactState;
  owner: Owner;
  language: string;
  action: string;
  formHref: string;
  /** Only in the browser: the values with which the hydrated form starts. */
  initial?: InitialMessage | undefined;
};
