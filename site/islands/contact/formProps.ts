import type { Content } from '../../../content/schema.ts';
import type { ContactMessage } from '../../../contract/contact.ts';
import type { ContactState } from '../../../contract/contactState.ts';

/** What the form contains when React hydrates it: typed before, restored from a draft, or begun with a topic. */
export type MessageAtHydration = {
  values: ContactMessage;
  /** The key of a message that was being sent when the visitor left the page; else "". */
  idempotencyKey: string;
  isRestored: boolean;
};

export type ContactFormProps = {
  words: Omit<Content['form'], 'mail'>;
  serverState: ContactState;
  owner: { email: string; phone: string };
  language: string;
  action: string;
  formHref: string;
  messageAtHydration?: MessageAtHydration | undefined;
};
