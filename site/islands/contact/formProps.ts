import type { ContactMessage } from '../../../contract/contact.ts';
import type { ContactState } from '../../../contract/contactState.ts';
import type { FormWords } from './formWords.ts';
import type { Owner } from './ownerLinks.ts';

export type ContactFormProps = {
  words: FormWords;
  state: ContactState;
  owner: Owner;
  language: string;
  /** Where it posts to and where it stands, in this language. */
  action: string;
  formHref: string;
  /** Given only when the form is hydrated. */
  start?: Start;
};

/** What is in the fields when the form is hydrated. */
export type Start = {
  values: ContactMessage;
  /** The key of a message that was being sent when the page was left. */
  key: string;
  isRestored: boolean;
};

export type SentMessage = { receipt: string; takesFocus: boolean };

export type MessageFormProps = Omit<ContactFormProps, 'formHref'> & {
  /** The visitor asked for another form, so typing can begin at once. */
  takesFocus: boolean;
  onSent: (sent: SentMessage) => void;
};
