import type { Content } from '../../../content/schema.ts';
import type { ContactMessage } from '../../../contract/contact.ts';
import type { ContactState } from '../../../contract/contactState.ts';

export type InitialMessage = {
  values: ContactMessage;
  /** The Idempotency-Key of a message that was being sent when the visitor left the page, so that it is stored once; else "". */
  idempotencyKey: string;
  /** The visitor typed something earlier in this tab: the form says that it was restored. */
  isRestored: boolean;
};

export type ContactFormProps = {
  /** The form's words without those of the owner's mail, which visitors don't need. */
  words: Omit<Content['form'], 'mail'>;
  serverState: ContactState;
  owner: { email: string; phone: string };
  language: string;
  /** The address to which the form is sent. */
  action: string;
  /** The contact section's address, which opens an empty form: the confirmation links to it. */
  formHref: string;
  /** Only in the browser: the values with which the hydrated form starts. */
  initialMessage?: InitialMessage | undefined;
};
